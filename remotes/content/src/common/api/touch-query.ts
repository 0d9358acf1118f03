import { call } from '@kavel/api-client';
import { type TouchRule, touchApi } from '@kavel/contracts/content';
import { queryOptions } from '@kavel/query';

/** How many units of which portfolios of the user a rule touches. */
export const touchQuery = (rule: TouchRule) =>
  queryOptions({
    queryKey: ['touched-units', rule],
    queryFn: ({ signal }) => call(touchApi.countTouchedUnits, { query: { rule } }, { signal }),
  });
