import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** Queries around reviews. They are here because a host of before has the shared queries without them. */
export const reviewQueries = {
  /** Valuations that wait for a review. */
  queue: () =>
    queryOptions({
      queryKey: [...valuationQueries.all(), 'list', 'review-queue'],
      queryFn: ({ signal }) => call(valuationApi.reviewQueue, {}, { signal }),
    }),
  review: (id: string) =>
    queryOptions({
      queryKey: [...valuationQueries.one(id), 'review'],
      queryFn: ({ signal }) => call(valuationApi.getReview, { params: { id } }, { signal }),
    }),
  people: (id: string) =>
    queryOptions({
      queryKey: [...valuationQueries.one(id), 'people'],
      queryFn: ({ signal }) => call(valuationApi.listPeople, { params: { id } }, { signal }),
    }),
};
