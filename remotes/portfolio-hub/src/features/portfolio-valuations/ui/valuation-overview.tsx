import { ApiError, valuationQueries } from '@kavel/api-client';
import type { ValuationDetail, ValuationSummary } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { EmptyState, Flex, LinkButton, Skeleton, Text, TextLink, useOpened } from '@kavel/ui/core';
import { LoadError, Missing } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useTexts } from '../../../i18n';
import { StatusBadge } from './status-badge';
import { SummaryFigures } from './summary-figures';
import { ValuedUnitTable } from './valued-unit-table';

export interface ValuationOverviewProps {
  portfolioId: string;
  valuationId: string;
}

/** One valuation of the portfolio: its result, and a link into the workflow. */
export function ValuationOverview({ portfolioId, valuationId }: ValuationOverviewProps) {
  const valuation = useQuery(valuationQueries.detail(valuationId));
  useOpened(valuation.data?.name);
  const summary = useQuery({
    ...valuationQueries.summary(valuationId),
    enabled: valuation.isSuccess,
  });
  useFollowChanges();

  return (
    <PageFrame>
      {valuation.isError ? (
        <LoadError error={valuation.error} onRetry={() => void valuation.refetch()} subject="valuation" />
      ) : valuation.isPending ? (
        <OverviewSkeleton />
      ) : valuation.data.portfolioId !== portfolioId ? (
        <Missing subject="valuation" />
      ) : (
        <>
          <OverviewHead valuation={valuation.data} />
          {summary.data && summary.data.valuedCount > 0 ? (
            <Outcome summary={summary.data} />
          ) : summary.isPending ? (
            <Skeleton height="24rem" />
          ) : summary.isError && !isWithoutResults(summary.error) ? (
            <LoadError error={summary.error} onRetry={() => void summary.refetch()} subject="valuation" />
          ) : (
            <NotValued valuationId={valuationId} />
          )}
        </>
      )}
    </PageFrame>
  );
}

function isWithoutResults(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'results-missing' || error.code === 'buckets-missing');
}

function OverviewHead({ valuation }: { valuation: ValuationDetail }) {
  const t = useTexts();
  const format = useFormats();
  return (
    <PageHead
      title={valuation.name}
      beside={<StatusBadge status={valuation.status} />}
      note={
        <Flex gap="3" fontSize="sm" wrap="wrap">
          <TextLink to={`/${valuation.portfolioId}/valuation`}>{t('valuations.all')}</TextLink>
          <Text color="muted">{t('valuations.for', { date: format.date(valuation.valueDate) })}</Text>
        </Flex>
      }
      actions={
        <LinkButton variant="solid" to={`/valuation/${valuation.id}/buckets`}>
          {t('valuations.openWorkflow')}
        </LinkButton>
      }
    />
  );
}

function Outcome({ summary }: { summary: ValuationSummary }) {
  return (
    <>
      <SummaryFigures summary={summary} />
      <ValuedUnitTable units={summary.units} />
    </>
  );
}

function NotValued({ valuationId }: { valuationId: string }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('valuations.notValuedTitle')}
      description={t('valuations.notValuedDescription')}
      action={
        <LinkButton to={`/valuation/${valuationId}/buckets`}>{t('valuations.openWorkflow')}</LinkButton>
      }
    />
  );
}

function OverviewSkeleton() {
  return (
    <>
      <PageHead title={<Skeleton as="span" display="block" height="6" width="16rem" />} />
      <Skeleton height="5.5rem" />
      <Skeleton height="18rem" />
    </>
  );
}
