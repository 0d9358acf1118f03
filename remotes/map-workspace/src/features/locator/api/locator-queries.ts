import { call } from '@kavel/api-client';
import {
  type LocatorFilter,
  type LocatorPage,
  type LocatorRangeKey,
  locatorApi,
} from '@kavel/contracts/locator';
import { queryOptions } from '@kavel/query';
import { withRange } from '../model/filter';
import type { ResultOrder } from '../model/result-order';

/** Results change only with a new snapshot. */
const staleTime = 5 * 60_000;

export const pageSize = 100;

/** One page of results in an order; the first page has no cursor. */
export function resultPage(
  filter: LocatorFilter,
  sort: ResultOrder,
  page: { cursor: string | null; limit: number },
  signal?: AbortSignal,
): Promise<LocatorPage> {
  const { cursor, limit } = page;
  const body = { ...filter, sort, limit, ...(cursor === null ? {} : { cursor }) };
  return call(locatorApi.locator, { body }, { signal });
}

/** Queries of the locator. A newer query aborts the one before. */
export const locatorQueries = {
  all: () => ['locator'] as const,
  options: () =>
    queryOptions({
      queryKey: [...locatorQueries.all(), 'options'],
      queryFn: ({ signal }) => call(locatorApi.locatorOptions, {}, { signal }),
      staleTime,
    }),
  count: (filter: LocatorFilter) =>
    queryOptions({
      queryKey: [...locatorQueries.all(), 'count', filter],
      queryFn: ({ signal }) => call(locatorApi.locatorCount, { body: filter }, { signal }),
      staleTime,
    }),
  facets: (filter: LocatorFilter) =>
    queryOptions({
      queryKey: [...locatorQueries.all(), 'facets', filter],
      queryFn: ({ signal }) => call(locatorApi.locatorFacets, { body: filter }, { signal }),
      staleTime,
    }),
  tiles: (filter: LocatorFilter) =>
    queryOptions({
      queryKey: [...locatorQueries.all(), 'tiles', filter],
      queryFn: ({ signal }) => call(locatorApi.locatorTiles, { body: filter }, { signal }),
      staleTime,
    }),
  /** Counts by value of one range, without that range's own filter: used while its slider moves. */
  distribution: (filter: LocatorFilter, range: LocatorRangeKey, currentYear: number) => {
    const others = withRange(filter, range, undefined, currentYear);
    return queryOptions({
      queryKey: [...locatorQueries.all(), 'distribution', range, others],
      queryFn: ({ signal }) =>
        call(locatorApi.locatorDistribution, { body: { filter: others, range } }, { signal }),
      staleTime,
    });
  },
  /** Null for an object that the snapshot does not have. */
  objectData: (objectId: string) =>
    queryOptions({
      queryKey: [...locatorQueries.all(), 'object-data', objectId],
      queryFn: async ({ signal }) => {
        const body = { objectIds: [objectId], limit: 1 };
        const [data] = await call(locatorApi.locatorObjectData, { body }, { signal });
        return data ?? null;
      },
      staleTime,
    }),
  page: (filter: LocatorFilter, sort: ResultOrder, cursor: string | null) =>
    queryOptions({
      queryKey: [...locatorQueries.all(), 'page', filter, sort, cursor],
      queryFn: ({ signal }) => resultPage(filter, sort, { cursor, limit: pageSize }, signal),
      staleTime,
    }),
};
