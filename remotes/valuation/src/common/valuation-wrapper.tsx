import { currentValuation, valuationQueries } from '@kavel/api-client';
import { bus } from '@kavel/event-bus';
import { useQuery } from '@kavel/query';
import { useParams } from '@kavel/router';
import { Box, EmptyState, LinkButton, Skeleton, Stack, useOpened, VisuallyHidden } from '@kavel/ui/core';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../i18n';
import { hasCode } from './error-text';
import { isId } from './is-id';
import type { OpenValuation } from './open-valuation';
import { QueryError } from './query-error';
import { useFollowRun } from './use-follow-run';
import { useFollowChanges } from './valuation-changes';
import { ValuationFrame } from './valuation-frame';

function NotFound() {
  const t = useTexts();
  return (
    <EmptyState
      level={1}
      title={t('errors.notFoundTitle')}
      description={t('errors.notFound')}
      action={<LinkButton to="/valuations">{t('errors.toList')}</LinkButton>}
    />
  );
}

function Loading() {
  const t = useTexts();
  return (
    <Box p="5" aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Stack gap="4">
        <Skeleton height="6" width="16rem" />
        <Skeleton height="24" />
        <Skeleton height="20rem" />
      </Stack>
    </Box>
  );
}

/** Loads the valuation of the path for a workflow step, and reports the progress to the stepper. */
export function ValuationWrapper({ children }: { children: (open: OpenValuation) => ReactNode }) {
  const { id = '' } = useParams();
  const known = isId(id);
  const detail = useQuery({ ...valuationQueries.detail(id), enabled: known });
  const buckets = useQuery({ ...valuationQueries.buckets(id), enabled: known });
  const gone = hasCode(detail.error, 'not-found');
  const opened = !gone && detail.data !== undefined;
  const loading = known && (detail.isPending || buckets.isPending);
  const hasBuckets = !gone && Object.keys(buckets.data ?? {}).length > 0;
  useFollowChanges();
  useFollowRun(id);

  useOpened(detail.data?.name);

  useEffect(() => {
    if (known) bus.publish('valuation-progress', { valuationId: id, hasBuckets, loading });
  }, [id, known, hasBuckets, loading]);

  useEffect(() => {
    if (opened) currentValuation.remember(id);
    if (gone) currentValuation.forget(id);
  }, [id, opened, gone]);

  if (!known || gone) return <NotFound />;
  if (detail.data && buckets.data) {
    const open = { valuation: detail.data, buckets: buckets.data };
    return <ValuationFrame open={open}>{children(open)}</ValuationFrame>;
  }
  const failed = [detail, buckets].find(query => query.isError);
  if (!failed) return <Loading />;
  return (
    <QueryError
      level={1}
      error={failed.error}
      onRetry={() => {
        void detail.refetch();
        void buckets.refetch();
      }}
    />
  );
}
