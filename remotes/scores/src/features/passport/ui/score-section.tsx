import { catalogueQueries } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { Card, Skeleton, Stack } from '@kavel/ui/core';
import { WhenSeen } from '@kavel/ui/data';
import { lazy } from 'react';
import { PartsTable, ScoreFailure } from '../../../common/scores';
import { useTexts } from '../../../i18n';
import { ScoreCard } from './score-card';

const ScoreMetrics = lazy(async () => ({ default: (await import('./score-metrics')).ScoreMetrics }));

/** The score of an address and its calculation. */
export function ScoreSection({ objectId }: { objectId: string }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(catalogueQueries.propertyScore(objectId));
  // For the names of classes; the parts have the rest of what is shown.
  const { data: metrics } = useQuery(catalogueQueries.scoreMetrics());
  if (error) return <ScoreFailure error={error} of="score" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="52rem" role="status" aria-label={t('score.loading')} />;
  return (
    <Stack gap="8">
      <Card p={{ base: '4', md: '6' }}>
        <ScoreCard score={data} />
      </Card>
      {data.completeness > 0 ? <PartsTable score={data} metrics={metrics ?? []} /> : null}
      <WhenSeen fallback={<Skeleton height="20rem" role="status" aria-label={t('metrics.loading')} />}>
        <ScoreMetrics />
      </WhenSeen>
    </Stack>
  );
}
