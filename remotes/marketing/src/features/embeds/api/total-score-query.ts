import { call } from '@kavel/api-client';
import { scoreApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

export const totalScoreQuery = (objectId: string) =>
  queryOptions({
    queryKey: ['total-score', objectId],
    queryFn: ({ signal }) => call(scoreApi.totalScore, { params: { id: objectId } }, { signal }),
    staleTime: 10 * 60_000,
  });
