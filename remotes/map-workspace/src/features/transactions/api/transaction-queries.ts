import { call } from '@kavel/api-client';
import {
  type AreaLevel,
  type TransactionArea,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionApi,
} from '@kavel/contracts/transactions';
import { queryOptions } from '@kavel/query';
import { withRange } from '../model/filter';
import type { TransactionView } from '../model/transaction-view';

/** Milliseconds. Results only change with a new snapshot. */
const staleTime = 5 * 60_000;

export const pageSize = 100;

/** Queries of transactions. A query that is no longer used is aborted. */
export const transactionQueries = {
  all: () => ['transactions'] as const,
  facets: (filter: TransactionFilter) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), 'facets', filter],
      queryFn: ({ signal }) => call(transactionApi.transactionFacets, { body: filter }, { signal }),
      staleTime,
    }),
  tiles: (filter: TransactionFilter) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), 'tiles', filter],
      queryFn: ({ signal }) => call(transactionApi.transactionTiles, { body: filter }, { signal }),
      staleTime,
    }),
  /** Distribution along a range without the filter by it: for counts while its slider moves. */
  distribution: (filter: TransactionFilter, range: TransactionRangeKey, currentYear: number) => {
    const others = withRange(filter, range, undefined, currentYear);
    return queryOptions({
      queryKey: [...transactionQueries.all(), 'distribution', range, others],
      queryFn: ({ signal }) =>
        call(transactionApi.transactionDistribution, { body: { filter: others, range } }, { signal }),
      staleTime,
    });
  },
  page: (filter: TransactionFilter, sort: TransactionView['sort'], offset: number) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), 'page', filter, sort, offset],
      queryFn: ({ signal }) =>
        call(transactionApi.transactions, { body: { filter, sort, limit: pageSize, offset } }, { signal }),
      staleTime,
    }),
  /** Null when it does not exist, or no longer. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), 'one', id],
      queryFn: async ({ signal }) => {
        const { transactions } = await call(
          transactionApi.transactionsById,
          { body: { ids: [id] } },
          { signal },
        );
        return transactions[0] ?? null;
      },
      staleTime,
    }),
  statistics: (filter: TransactionFilter, area?: TransactionArea) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), 'statistics', filter, area ?? null],
      queryFn: ({ signal }) =>
        call(
          transactionApi.transactionStatistics,
          { body: { filter, ...(area ? { area } : {}) } },
          { signal },
        ),
      staleTime,
    }),
  areas: (filter: TransactionFilter, level: AreaLevel) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), 'areas', level, filter],
      queryFn: ({ signal }) =>
        call(transactionApi.transactionAreaFigures, { body: { filter, level } }, { signal }),
      staleTime,
    }),
};
