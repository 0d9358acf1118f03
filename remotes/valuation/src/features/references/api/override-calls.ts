import { call } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** Override limits of the organisation. */
export const overridePolicyQuery = () =>
  queryOptions({
    queryKey: ['override-policy'],
    queryFn: ({ signal }) => call(valuationApi.getOverridePolicy, {}, { signal }),
  });

/** Confirms or refuses a proposal as the second person; `value` is the value that was displayed. */
export function decideOverride(
  id: string,
  unitId: string,
  body: { decision: 'confirm' | 'refuse'; value: number },
) {
  return call(valuationApi.decideOverride, { params: { id, unitId }, body });
}
