import type { TransactionFilter } from '@kavel/contracts/transactions';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useEffect } from 'react';
import type { LiveCount } from '../../../common/filters/model/live';
import { transactionQueries } from './transaction-queries';

/** Facets and tiles of a filter. Those of the previous filter stay until they have loaded. */
export function useTransactionData(filter: TransactionFilter, live: LiveCount) {
  const placeholderData = keepPreviousData;
  const facets = useQuery({ ...transactionQueries.facets(filter), placeholderData });
  const tiles = useQuery({ ...transactionQueries.tiles(filter), placeholderData });

  // The exact count has loaded: it replaces the one that was looked up while the slider moved.
  const exact = facets.isPlaceholderData ? undefined : facets.data;
  useEffect(() => {
    if (exact) live.set(null);
  }, [exact, live]);

  return {
    facets: facets.data,
    tiles: tiles.data ?? null,
    /** Bounds of the result; undefined until they have loaded. */
    bounds: tiles.isPlaceholderData ? undefined : tiles.data?.bounds,
    renewTiles: () => {
      if (!tiles.isFetching) void tiles.refetch();
    },
    error: facets.error ?? tiles.error,
    retry: () => void Promise.all([facets.refetch(), tiles.refetch()]),
  };
}

export type TransactionData = ReturnType<typeof useTransactionData>;
