import type { LocatorFilter } from '@kavel/contracts/locator';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useEffect } from 'react';
import type { LiveCount } from '../../../common/filters/model/live';
import { locatorQueries } from './locator-queries';

/** Count, counts by option and tiles of a filter. The previous ones are kept until the new ones arrive. */
export function useLocatorData(filter: LocatorFilter, live: LiveCount) {
  const placeholderData = keepPreviousData;
  const count = useQuery({ ...locatorQueries.count(filter), placeholderData });
  const facets = useQuery({ ...locatorQueries.facets(filter), placeholderData });
  const tiles = useQuery({ ...locatorQueries.tiles(filter), placeholderData });

  // The exact count is there: what was looked up while the slider moved has done its work.
  const exact = count.isPlaceholderData ? undefined : count.data;
  useEffect(() => {
    if (exact) live.set(null);
  }, [exact, live]);

  return {
    count: count.data,
    /** False while the count is still that of the previous filter. */
    isExact: exact !== undefined,
    facets: facets.data,
    tiles: tiles.data?.tiles ?? null,
    /** Bounds of the result; undefined until known. */
    bounds: tiles.isPlaceholderData ? undefined : tiles.data?.bounds,
    renewTiles: () => {
      if (!tiles.isFetching) void tiles.refetch();
    },
    error: count.error ?? facets.error,
    retry: () => {
      void count.refetch();
      void facets.refetch();
    },
  };
}
