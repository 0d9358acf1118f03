import { valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import type { ValuationSummary } from '@kavel/contracts';
import type { Signature } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useAskedAction } from '@kavel/router';
import {
  Box,
  Button,
  Card,
  Flex,
  LinkButton,
  PageTitle,
  SectionTitle,
  Skeleton,
  Stack,
  Text,
} from '@kavel/ui/core';
import { Download, FileText } from '@kavel/ui/icons';
import { useState } from 'react';
import { EarlierStep, hasBuckets } from '../../../common/earlier-step';
import { errorText, hasCode } from '../../../common/error-text';
import type { OpenValuation } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { useSignature } from '../../../common/use-signature';
import { Centre } from '../../../common/workspace';
import { useTexts } from '../../../i18n';
import { nl } from '../../../i18n/nl';
import { ChecklistCard } from '../../checklist';
import { SinceApproved } from '../../compare';
import { ReconciliationCard, useWeighed } from '../../reconciliation';
import { StatusHistory, StatusMoves } from '../../status';
import { approverOf } from '../model/approver';
import { exportFactsOf, exportFileName } from '../model/export-facts';
import { shownYields } from '../model/shown-yields';
import type { SummaryUnit } from '../model/summary-unit';
import { Assumptions } from './assumptions';
import { downloadCsv } from './download-csv';
import { downloadXlsx } from './download-xlsx';
import { KateExport } from './kate-export';
import { Mixes } from './mixes';
import { OverriddenValues } from './overridden-values';
import { PrintHead } from './print-head';
import { TotalFigures } from './total-figures';
import { UnitsMap } from './units-map';
import { UnitsTable } from './units-table';
import { YieldFigures } from './yield-figures';

/** Last step: the results on screen, on paper and as a file. */
export function SummaryReport(open: OpenValuation) {
  const { valuation } = open;
  const summary = useQuery({ ...valuationQueries.summary(valuation.id), enabled: hasBuckets(open) });

  const nothingYet = hasCode(summary.error, 'results-missing') || summary.data?.valuedCount === 0;
  if (!hasBuckets(open) || nothingYet) return <EarlierStep {...open} />;
  if (summary.isError)
    return <QueryError level={1} error={summary.error} onRetry={() => void summary.refetch()} />;
  return summary.data ? (
    <Report {...open} summary={summary.data} />
  ) : (
    <Box p="5">
      <Skeleton height="5.5rem" mb="4" />
      <Skeleton height="24rem" />
    </Box>
  );
}

function Report({ valuation, buckets, summary }: OpenValuation & { summary: ValuationSummary }) {
  const t = useTexts();
  const f = useFormats();
  const results = useQuery(valuationQueries.results(valuation.id));
  const cashFlow = useQuery(valuationQueries.dcf(valuation.id));
  const weighed = useWeighed(valuation.id, summary.weighing);
  const history = useQuery(valuationQueries.history(valuation.id));
  const nameOf = useSignature();
  const modelVersion = results.data?.[0]?.modelVersion ?? null;
  const mayMakeDocuments = hasPermission(useSession(), 'auth.unrestricted-access-general');
  const [kateOpen, setKateOpen] = useState(false);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const bucketName = ({ bucket }: SummaryUnit) => buckets[bucket]?.name ?? t('common.unknown');

  const select = (unitId: string | null) => {
    setSelectedId(unitId);
    const unit = valuation.units.find(({ id }) => id === unitId);
    if (unit) bus.publish('unit-selected', { objectId: unit.objectId, portfolioId: unit.portfolioId });
  };
  const words = {
    headers: {
      address: t('common.address'),
      bucket: t('buckets.bucket'),
      type: t('buckets.type'),
      area: t('buckets.area'),
      label: t('buckets.energyLabel'),
      value: t('summary.valueEuro'),
      modelValue: t('appraisal.modelValue'),
      overrideReason: t('overridden.reason'),
      overrideBy: t('overridden.by'),
      overrideConfirmed: t('overridden.confirmed'),
      low68: `${t('valuation.low')} (${t('overridden.ofModel')})`,
      high68: `${t('valuation.high')} (${t('overridden.ofModel')})`,
      annualRent: t('summary.rent'),
      marketRent: t('summary.market'),
      barKk: t('summary.bar'),
    },
    bucketName,
    typeName: ({ vtwType }: SummaryUnit) => t(`types.${vtwType}`),
    signed: (signature: Signature) => `${nameOf(signature)}, ${f.date(signature.at)}`,
  };
  const over = (known: number) =>
    t('summary.over', { known: f.number(known), total: f.number(summary.unitCount) });
  const rents = [
    { name: t('summary.rent'), known: summary.rentCount, value: summary.annualRent },
    { name: t('summary.market'), known: summary.marketRentCount, value: summary.marketRent },
  ];
  const approver = approverOf(history.data);
  const approved = approver
    ? t('overridden.approved', {
        name: approver.actor.name,
        behalf: approver.onBehalfOf ? ` ${t('status.onBehalfOf', { name: approver.onBehalfOf.name })}` : '',
        date: f.date(approver.at),
      })
    : null;
  const facts = exportFactsOf(valuation, t(`status.${valuation.status}`), results.data ?? [], approved);
  const fileName = (extension: string) => exportFileName(t('summary.fileName'), facts, extension);
  // The Kate export and its file name are always in Dutch.
  const kateFacts = { ...facts, status: nl.status[valuation.status] };
  const origin = [
    { name: t('hub.name'), value: valuation.name },
    { name: t('status.label'), value: facts.status },
    { name: t('common.valueDate'), value: f.date(valuation.valueDate) },
    { name: t('summary.modelVersion'), value: facts.models.join(', ') || '–' },
    { name: t('status.frozenData'), value: facts.snapshots.join(', ') || '–' },
    ...(facts.approved ? [{ name: t('overridden.approval'), value: facts.approved }] : []),
    ...(summary.overridden ? [{ name: t('overridden.title'), value: over(summary.overridden.units) }] : []),
    { name: t('summary.exportedAt'), value: f.moment(new Date().toISOString()) },
  ];
  const ofValuation = { valuationId: valuation.id };
  const tellFailure = (error: unknown) =>
    bus.publish('toast', { tone: 'error', title: t('errors.title'), description: errorText(error, t) });
  const download = () =>
    downloadCsv(summary.units, words, { ...ofValuation, fileName: fileName('csv'), origin }).catch(
      tellFailure,
    );
  const downloadWorkbook = () =>
    downloadXlsx(summary.units, words, {
      ...ofValuation,
      fileName: fileName('xlsx'),
      title: valuation.name,
      sheets: { report: 'Summary', units: t('common.unitsPlain') },
      about: [
        ...origin,
        { name: t('common.unitsPlain'), value: summary.unitCount },
        { name: t('common.value'), value: summary.totalValue },
        { name: t('valuation.low'), value: Math.round(summary.low68) },
        { name: t('valuation.high'), value: Math.round(summary.high68) },
        ...(cashFlow.data ? [{ name: t('dcf.marketValue'), value: cashFlow.data.total.marketValue }] : []),
        ...(weighed ? [{ name: t('weighing.title'), value: weighed.value }] : []),
        ...rents.flatMap(({ name, known, value }) => [
          { name, value: known === 0 ? t('summary.noRent') : value },
          ...(known ? [{ name: `${name} (${t('common.unitsPlain')})`, value: over(known) }] : []),
        ]),
        ...shownYields(summary).flatMap(({ key, rate, basis }) => [
          { name: t(`summary.yields.${key}`), value: rate ?? t('summary.noRent') },
          ...(rate !== null && basis
            ? [
                {
                  name: `${t(`summary.yields.${key}`)} (${t('common.unitsPlain')})`,
                  value: over(basis.units),
                },
              ]
            : []),
        ]),
      ],
    }).catch(tellFailure);

  useAskedAction({
    'export-valuation': () => void downloadWorkbook(),
    'export-valuation-csv': () => void download(),
    'print-valuation': () => print(),
  });

  return (
    <Centre maxWidth="90rem" mx="auto">
      <PrintHead facts={facts} />
      <Flex gap="3" align="center" wrap="wrap">
        <Box flex="1" minWidth="14rem">
          <PageTitle>{valuation.name}</PageTitle>
          <Text color="muted" fontSize="sm">
            {t('common.units', { count: summary.unitCount })} ·{' '}
            {t('common.inWords', { date: f.date(valuation.valueDate) })}
          </Text>
        </Box>
        <Flex gap="2" wrap="wrap" _print={{ display: 'none' }}>
          <StatusMoves valuation={valuation} />
          <Button onClick={() => void download()}>
            <Download aria-hidden />
            {t('summary.csv')}
          </Button>
          <Button onClick={() => void downloadWorkbook()}>
            <Download aria-hidden />
            Excel
          </Button>
          <Button onClick={() => setKateOpen(true)}>{t('kate.title')}</Button>
          {mayMakeDocuments ? (
            <LinkButton to={`/pdf?document=valuation&id=${valuation.id}`}>
              <FileText aria-hidden />
              {t('summary.document')}
            </LinkButton>
          ) : null}
          <Button onClick={() => print()}>
            <FileText aria-hidden />
            {t('summary.print')}
          </Button>
        </Flex>
      </Flex>
      <Stack gap="2">
        <TotalFigures valuation={valuation} summary={summary} modelVersion={modelVersion} />
        <YieldFigures valuation={valuation} summary={summary} />
      </Stack>
      <ReconciliationCard valuation={valuation} />
      <Mixes summary={summary} buckets={buckets} />
      <Card overflow="hidden" _print={{ breakInside: 'avoid' }}>
        <UnitsMap units={summary.units} selectedId={selectedId} onSelect={select} />
      </Card>
      <Card overflow="hidden" _print={{ overflow: 'visible', borderWidth: 0 }}>
        <SectionTitle px="4" py="3">
          {t('summary.units')}
        </SectionTitle>
        <UnitsTable
          valuationId={valuation.id}
          units={summary.units}
          bucketName={bucketName}
          selectedId={selectedId}
          onSelect={select}
        />
      </Card>
      <OverriddenValues units={summary.units} />
      <SinceApproved valuation={valuation} />
      <ChecklistCard valuation={valuation} />
      <StatusHistory valuation={valuation} />
      <Assumptions valuation={valuation} modelVersion={modelVersion} />
      {kateOpen ? (
        <KateExport
          valuation={valuation}
          fileName={exportFileName(nl.summary.fileName, kateFacts, 'txt')}
          onClose={() => setKateOpen(false)}
        />
      ) : null}
    </Centre>
  );
}
