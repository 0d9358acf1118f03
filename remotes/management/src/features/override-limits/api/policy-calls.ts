import { call } from '@kavel/api-client';
import { appraisalApi, type OverridePolicyBody } from '@kavel/contracts/appraisal';
import { queryOptions } from '@kavel/query';

/** The key that the valuation pages read the limits by too: a change is seen there at once. */
export const overridePolicyQuery = () =>
  queryOptions({
    queryKey: ['override-policy'],
    queryFn: ({ signal }) => call(appraisalApi.getOverridePolicy, {}, { signal }),
  });

export function saveOverridePolicy(body: OverridePolicyBody) {
  return call(appraisalApi.saveOverridePolicy, { body });
}
