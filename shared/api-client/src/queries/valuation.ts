import { valuationApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';
import { call } from '../call';

const keyOf = (id: string) => ['valuations', 'one', id] as const;

/** Queries of valuations. */
export const valuationQueries = {
  all: () => ['valuations'] as const,
  /** Key prefix of one valuation: invalidate it after a change. */
  one: keyOf,
  list: (portfolioId?: string) =>
    queryOptions({
      queryKey: [...valuationQueries.all(), 'list', portfolioId ?? 'all'],
      queryFn: ({ signal }) => call(valuationApi.listValuations, { query: { portfolioId } }, { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'detail'],
      queryFn: ({ signal }) => call(valuationApi.getValuation, { params: { id } }, { signal }),
    }),
  buckets: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'buckets'],
      queryFn: ({ signal }) => call(valuationApi.getAddressBuckets, { params: { id } }, { signal }),
    }),
  suggestedBuckets: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'suggested-buckets'],
      queryFn: ({ signal }) => call(valuationApi.suggestedBuckets, { params: { id } }, { signal }),
    }),
  results: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'results'],
      queryFn: ({ signal }) => call(valuationApi.getValuationResults, { params: { id } }, { signal }),
    }),
  bucketOverview: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'bucket-overview'],
      queryFn: ({ signal }) => call(valuationApi.bucketOverview, { params: { id } }, { signal }),
    }),
  /** The stored values, in the format of the service that computed them. */
  computed: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'valuation-result'],
      queryFn: ({ signal }) => call(valuationApi.valuationResult, { params: { id } }, { signal }),
    }),
  dcf: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'dcf'],
      queryFn: ({ signal }) => call(valuationApi.dcf, { params: { id } }, { signal }),
    }),
  wwsRents: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'wws-rents'],
      queryFn: ({ signal }) => call(valuationApi.wwsRents, { params: { id } }, { signal }),
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'history'],
      queryFn: ({ signal }) => call(valuationApi.getHistory, { params: { id } }, { signal }),
    }),
  bridge: (fromId: string, toId: string) =>
    queryOptions({
      queryKey: [...keyOf(toId), 'bridge', fromId],
      queryFn: ({ signal }) =>
        call(valuationApi.valuationBridge, { params: { id: toId }, query: { from: fromId } }, { signal }),
    }),
  summary: (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'summary'],
      queryFn: ({ signal }) => call(valuationApi.getSummaries, { params: { id } }, { signal }),
    }),
};
