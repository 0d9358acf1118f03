import { type AddressSort, catalogueApi, estimateApi, scoreApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';
import { call } from '../call';

/** Long stale time: registers only change with a snapshot. */
const staleTime = 10 * 60_000;

export interface AddressOrder {
  sort: AddressSort;
  direction: 'ascending' | 'descending';
  /** Key of outlines: only the addresses inside. */
  within?: string | undefined;
}

/** Queries of the catalogue. */
export const catalogueQueries = {
  status: () =>
    queryOptions({
      queryKey: ['catalogue', 'status'],
      queryFn: ({ signal }) => call(catalogueApi.catalogueStatus, {}, { signal }),
      staleTime,
    }),
  suggestions: (q: string) =>
    queryOptions({
      queryKey: ['catalogue', 'suggestions', q],
      queryFn: ({ signal }) => call(catalogueApi.suggestAddresses, { query: { q } }, { signal }),
      staleTime,
    }),
  /** A page of all addresses; the first page without a cursor. */
  addresses: (order: AddressOrder, cursor: string | null) =>
    queryOptions({
      queryKey: ['catalogue', 'addresses', order, cursor],
      queryFn: ({ signal }) =>
        call(
          catalogueApi.browseAddresses,
          { query: { ...order, ...(cursor ? { cursor } : {}) } },
          { signal },
        ),
      staleTime,
    }),
  object: (id: string) =>
    queryOptions({
      queryKey: ['catalogue', 'object', id],
      queryFn: ({ signal }) => call(catalogueApi.getObject, { params: { id } }, { signal }),
      staleTime,
    }),
  estimate: (id: string) =>
    queryOptions({
      queryKey: ['catalogue', 'estimate', id],
      queryFn: ({ signal }) => call(estimateApi.estimateAddress, { params: { id } }, { signal }),
      staleTime,
    }),
  scoreMetrics: () =>
    queryOptions({
      queryKey: ['catalogue', 'score-metrics'],
      queryFn: ({ signal }) => call(scoreApi.propertyScoreMetrics, {}, { signal }),
      staleTime,
    }),
  propertyScore: (id: string) =>
    queryOptions({
      queryKey: ['catalogue', 'property-score', id],
      queryFn: ({ signal }) => call(scoreApi.propertyScore, { params: { id } }, { signal }),
      staleTime,
    }),
};
