import { vtwTypes } from '@kavel/contracts';
import type { ModelReport } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Box,
  Card,
  EmptyState,
  LinkButton,
  Notice,
  PageTitle,
  SectionTitle,
  Skeleton,
  Text,
} from '@kavel/ui/core';
import { KeyFigures } from '@kavel/ui/data';
import { QueryError } from '../../../common/query-error';
import { Centre } from '../../../common/workspace';
import { useTexts } from '../../../i18n';
import { modelReport } from '../api/report-query';
import { DriftChart } from './drift-chart';
import { MeasuresTable } from './measures-table';

/** Accuracy of the current model on sales that it was not trained on. */
export function ModelReportView() {
  const t = useTexts();
  const answer = useQuery(modelReport());
  const back = <LinkButton to="/valuations">{t('model.back')}</LinkButton>;

  const content = () => {
    if (answer.isError) return <QueryError error={answer.error} onRetry={() => void answer.refetch()} />;
    if (!answer.data) return <Skeleton height="24rem" />;
    if (answer.data.state === 'ready') return <Report report={answer.data.report} />;
    if (answer.data.state === 'computing')
      return (
        <>
          <Notice tone="info" title={t('model.computingTitle')}>
            <span role="status">{t('model.computing', { version: answer.data.modelVersion })}</span>
          </Notice>
          <Skeleton height="18rem" />
        </>
      );
    const { sales, needed } = answer.data;
    return <EmptyState title={t('model.tooFewTitle')} description={t('model.tooFew', { sales, needed })} />;
  };

  return (
    <Centre maxWidth="90rem" mx="auto">
      <Box display="flex" gap="3" alignItems="center" flexWrap="wrap">
        <Box flex="1" minWidth="14rem">
          <PageTitle>{t('model.title')}</PageTitle>
          <Text color="muted" fontSize="sm">
            {t('model.intro')}
          </Text>
        </Box>
        {back}
      </Box>
      {content()}
    </Centre>
  );
}

function Report({ report }: { report: ModelReport }) {
  const t = useTexts();
  const f = useFormats();
  const { total, drift } = report;
  const month = (of: string) => f.month(`${of}-01`);
  const percent = (amount: number) => f.percent(amount / 100);
  return (
    <>
      <Text fontSize="sm">
        {t('model.about', {
          version: report.modelVersion,
          snapshot: report.snapshot,
          count: f.number(total.n),
          from: month(report.from),
          to: month(report.to),
        })}
      </Text>
      {report.fictional ? <Notice tone="warning">{t('model.fictional')}</Notice> : null}
      <KeyFigures
        figures={[
          { key: 'mdape', label: 'MdAPE', value: percent(total.mdape), note: t('model.mdapeNote') },
          {
            key: 'ppe',
            label: 'PPE10 / PPE20',
            value: `${percent(total.ppe10)} / ${percent(total.ppe20)}`,
            note: t('model.ppeNote'),
          },
          {
            key: 'class',
            label: t('model.class'),
            value: `${total.accuracyClass} ${t('valuation.ofSeven')}`,
            note: t('model.classNote'),
          },
          {
            key: 'coverage',
            label: t('model.coverage'),
            value: `${percent(total.coverage68)} / ${percent(total.coverage95)}`,
            note: t('model.coverageNote'),
          },
        ]}
      />
      <MeasuresTable
        label={t('model.byType')}
        by={t('buckets.type')}
        rows={[
          { key: 'total', name: t('common.total'), measures: total },
          ...report.byType.map(({ key, measures }) => ({ key, name: typeName(t, key), measures })),
        ]}
      />
      <Text fontSize="xs" color="muted">
        {t('model.limits')}
      </Text>
      <Card p="4" flexShrink="0">
        <SectionTitle mb="2">{t('model.drift')}</SectionTitle>
        <DriftChart drift={drift} version={report.modelVersion} />
      </Card>
      <SectionTitle>{t('model.byRegion')}</SectionTitle>
      <MeasuresTable
        label={t('model.byRegion')}
        by={t('model.region')}
        rows={report.byRegion.map(({ key, measures }) => ({ key, name: key, measures }))}
      />
      <SectionTitle>{t('model.byLabel')}</SectionTitle>
      <MeasuresTable
        label={t('model.byLabel')}
        by={t('buckets.energyLabel')}
        rows={report.byLabel.map(({ key, measures }) => ({
          key,
          name: key === 'unknown' ? t('common.unknown') : key,
          measures,
        }))}
      />
    </>
  );
}

type Translate = ReturnType<typeof useTexts>;

function typeName(t: Translate, key: string): string {
  const type = vtwTypes.find(one => one === key);
  return type ? t(`types.${type}`) : key;
}
