import { call } from '@kavel/api-client';
import { estimateApi } from '@kavel/contracts';
import { type LabelJumpBody, publicEstimateApi } from '@kavel/contracts/estimates';
import { queryOptions } from '@kavel/query';

const staleTime = 10 * 60_000;

/** Queries of one address: its value explained, and what follows from it. */
export const valuedAddressQueries = {
  explained: (objectId: string) =>
    queryOptions({
      queryKey: ['valued-address', objectId],
      queryFn: ({ signal }) =>
        call(publicEstimateApi.explainEstimate, { params: { id: objectId } }, { signal }),
      staleTime,
    }),
  jump: (body: LabelJumpBody) =>
    queryOptions({
      queryKey: ['valued-address', 'jump', body],
      queryFn: ({ signal }) => call(publicEstimateApi.labelJump, { body }, { signal }),
      staleTime,
    }),
  costs: (price: number, deedDate: string) =>
    queryOptions({
      queryKey: ['valued-address', 'costs', price, deedDate],
      queryFn: ({ signal }) =>
        call(
          estimateApi.purchaseCosts,
          { body: { price, deedDate, purchaser: 'own-home' as const } },
          { signal },
        ),
      staleTime,
    }),
};
