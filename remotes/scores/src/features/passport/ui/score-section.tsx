import { ApiError, catalogueQueries, errorDetails } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { Card, ErrorState, Skeleton, Stack } from '@kavel/ui/core';
import { failureOf } from '../../../common/scores';
import { useTexts } from '../../../i18n';
import { ScoreCard } from './score-card';
import { ScoreMetrics } from './score-metrics';
import { ScoreParts } from './score-parts';

/** The score of an address and its calculation. */
export function ScoreSection({ objectId }: { objectId: string }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(catalogueQueries.propertyScore(objectId));
  const { data: estimate } = useQuery(catalogueQueries.estimate(objectId));
  if (error) {
    return (
      <ErrorState
        title={t('score.failed')}
        description={t(`failure.${failureOf(error instanceof ApiError ? error.code : null)}`)}
        retry={{ label: t('failure.retry'), onRetry: () => void refetch() }}
        details={{ label: t('failure.details'), text: errorDetails(error) }}
      />
    );
  }
  if (!data) return <Skeleton height="52rem" role="status" aria-label={t('score.loading')} />;
  return (
    <Stack gap="8">
      <Card p={{ base: '4', md: '6' }}>
        <ScoreCard score={data} />
      </Card>
      {data.completeness > 0 ? (
        <ScoreParts score={data} fictionalSales={estimate?.fictionalSales ?? false} />
      ) : null}
      <ScoreMetrics />
    </Stack>
  );
}
