import { valuationQueries } from '@kavel/api-client';
import { valuationSchema } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useQuery } from '@kavel/query';
import { useParams } from '@kavel/router';
import { Box, EmptyState, LinkButton, Skeleton, Stack, VisuallyHidden } from '@kavel/ui/core';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../i18n';
import { hasCode } from './error-text';
import type { OpenValuation } from './open-valuation';
import { QueryError } from './query-error';
import { useFollowChanges } from './valuation-changes';

function NotFound() {
  const t = useTexts();
  return (
    <EmptyState
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

/** Loads the valuation in the path for a step of the workflow, and tells the stepper how far it is. */
export function ValuationWrapper({ children }: { children: (open: OpenValuation) => ReactNode }) {
  const { id = '' } = useParams();
  const isId = valuationSchema.shape.id.safeParse(id).success;
  const detail = useQuery({ ...valuationQueries.detail(id), enabled: isId });
  const buckets = useQuery({ ...valuationQueries.buckets(id), enabled: isId });
  const loading = isId && (detail.isPending || buckets.isPending);
  const hasBuckets = Object.keys(buckets.data ?? {}).length > 0;
  useFollowChanges();

  useEffect(() => {
    if (isId) bus.publish('valuation-progress', { valuationId: id, hasBuckets, loading });
  }, [id, isId, hasBuckets, loading]);

  if (!isId || hasCode(detail.error, 'not-found')) return <NotFound />;
  if (detail.data && buckets.data) return children({ valuation: detail.data, buckets: buckets.data });
  const failed = [detail, buckets].find(query => query.isError);
  if (!failed) return <Loading />;
  return (
    <QueryError
      error={failed.error}
      onRetry={() => {
        void detail.refetch();
        void buckets.refetch();
      }}
    />
  );
}
