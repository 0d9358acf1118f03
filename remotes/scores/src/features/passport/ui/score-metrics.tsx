import { catalogueQueries } from '@kavel/api-client';
import { useFormats, useLanguage, useSourceText } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { EmptyState, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { ScoreFailure, useMetricText } from '../../../common/scores';
import { useTexts } from '../../../i18n';

/** The metrics of the score, each with its weight, scale and source. */
export function ScoreMetrics() {
  const t = useTexts();
  const format = useFormats();
  const sourceText = useSourceText();
  const language = useLanguage();
  const { endText } = useMetricText();
  const { data, error, refetch } = useQuery(catalogueQueries.scoreMetrics());

  if (error) return <ScoreFailure error={error} of="metrics" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="20rem" role="status" aria-label={t('metrics.loading')} />;
  return (
    <section>
      <SectionTitle>{t('metrics.heading')}</SectionTitle>
      <Text color="muted" mb="3">
        {t('metrics.lead')}
      </Text>
      <DataTable
        label={t('metrics.heading')}
        rows={data}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'metric',
            header: t('parts.part'),
            width: 'minmax(9rem, 1fr)',
            cell: ({ name, definition }) => <span title={definition[language]}>{name[language]}</span>,
          },
          {
            key: 'weight',
            header: t('parts.weight'),
            width: '6rem',
            numeric: true,
            sortBy: ({ weight }) => weight,
            cell: ({ weight }) => format.percent(weight),
          },
          {
            key: 'worst',
            header: t('metrics.worst'),
            width: 'minmax(10rem, 1fr)',
            numeric: true,
            cell: metric => endText(metric, metric.worst),
          },
          {
            key: 'best',
            header: t('metrics.best'),
            width: 'minmax(10rem, 1fr)',
            numeric: true,
            cell: metric => endText(metric, metric.best),
          },
          {
            key: 'source',
            header: t('metrics.source'),
            width: 'minmax(10rem, 2fr)',
            cell: ({ source }) => sourceText(source),
          },
        ]}
        empty={<EmptyState title={t('metrics.none')} description={t('metrics.noneWhy')} />}
      />
    </section>
  );
}
