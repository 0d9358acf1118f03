import { call } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** How far the organisation lets values be set by hand. */
export const overridePolicyQuery = () =>
  queryOptions({
    queryKey: ['override-policy'],
    queryFn: ({ signal }) => call(valuationApi.getOverridePolicy, {}, { signal }),
  });

/** As a second person: `value` is the one that was seen. */
export function decideOverride(
  id: string,
  unitId: string,
  body: { decision: 'confirm' | 'refuse'; value: number },
) {
  return call(valuationApi.decideOverride, { params: { id, unitId }, body });
}
