import { call, valuationQueries } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { CapexPlan } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

export const capexQuery = (id: string) =>
  queryOptions({
    queryKey: [...valuationQueries.one(id), 'capex'],
    queryFn: ({ signal }) => call(valuationApi.capexPlan, { params: { id } }, { signal }),
  });

/** Saves the whole plan based on its revision; 409 when the stored one is newer. */
export const saveCapex = (id: string, body: CapexPlan): Promise<CapexPlan> =>
  call(valuationApi.saveCapexPlan, { params: { id }, body });
