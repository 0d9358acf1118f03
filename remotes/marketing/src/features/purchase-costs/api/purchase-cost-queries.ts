import { call } from '@kavel/api-client';
import { estimateApi } from '@kavel/contracts';
import { keepPreviousData, queryOptions } from '@kavel/query';
import type { Purchase } from '../model/purchase-form';

const staleTime = 60 * 60_000;

/** Queries of the costs of one purchase, and of the national parameters behind them. */
export const purchaseCostQueries = {
  costs: (purchase: Purchase) =>
    queryOptions({
      queryKey: ['purchase-costs', purchase],
      queryFn: ({ signal }) => call(estimateApi.purchaseCosts, { body: purchase }, { signal }),
      staleTime,
      placeholderData: keepPreviousData,
    }),
  parameters: () =>
    queryOptions({
      queryKey: ['purchase-costs', 'parameters'],
      queryFn: ({ signal }) => call(estimateApi.purchaseCostParameters, {}, { signal }),
      staleTime,
    }),
};
