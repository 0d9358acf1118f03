import { call } from '@kavel/api-client';
import { mostScores, type ScoreBand, scoreApi, scoreRequest } from '@kavel/contracts';
import { useQuery } from '@kavel/query';

/** Most addresses whose scores are asked for, in calls of `mostScores`. */
export const mostColoured = 2_000;

/** Registers only change with a snapshot. */
const staleTime = 10 * 60_000;

/** Bands of addresses by object id; an address without a score is absent. Sends no request while disabled. */
export function useScores(objectIds: readonly string[], enabled: boolean) {
  return useQuery({
    queryKey: ['unit-scores', objectIds],
    enabled: enabled && objectIds.length > 0 && objectIds.length <= mostColoured,
    staleTime,
    queryFn: async ({ signal }) => {
      const bands = new Map<string, ScoreBand>();
      for (let from = 0; from < objectIds.length; from += mostScores) {
        const body = scoreRequest(objectIds.slice(from, from + mostScores), { parts: 'none' });
        const { scores } = await call(scoreApi.propertyScores, { body }, { signal });
        for (const { objectId, band } of scores) if (band) bands.set(objectId, band);
      }
      return bands;
    },
  });
}
