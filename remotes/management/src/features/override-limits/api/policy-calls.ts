import { call } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { OverridePolicyBody } from '@kavel/contracts/valuations';
import { queryOptions } from '@kavel/query';

/** Same key as in the valuation pages, so that a change is visible there at once. */
export const overridePolicyQuery = () =>
  queryOptions({
    queryKey: ['override-policy'],
    queryFn: ({ signal }) => call(valuationApi.getOverridePolicy, {}, { signal }),
  });

export function saveOverridePolicy(body: OverridePolicyBody) {
  return call(valuationApi.saveOverridePolicy, { body });
}

/** Whether an approval needs a complete checklist. */
export const checklistPolicyQuery = () =>
  queryOptions({
    queryKey: ['checklist-policy'],
    queryFn: ({ signal }) => call(valuationApi.getChecklistPolicy, {}, { signal }),
  });

export function saveChecklistPolicy(required: boolean) {
  return call(valuationApi.saveChecklistPolicy, { body: { required } });
}
