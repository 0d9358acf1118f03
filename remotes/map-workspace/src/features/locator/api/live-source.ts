import { call } from '@kavel/api-client';
import {
  countInRange,
  type LocatorFilter,
  type LocatorRange,
  type LocatorRangeKey,
  locatorApi,
} from '@kavel/contracts/locator';
import type { QueryClient } from '@kavel/query';
import type { LiveRangeSource } from '../../../common/filters/ui/use-live-range';
import { withRange } from '../model/filter';
import { locatorQueries } from './locator-queries';

/** Source of the counts while a slider of the locator moves. */
export function liveSource(
  client: QueryClient,
  filter: LocatorFilter,
  currentYear: number,
): LiveRangeSource<LocatorRangeKey> {
  const distributionOf = (key: LocatorRangeKey) => locatorQueries.distribution(filter, key, currentYear);
  return {
    prefetch: key => void client.prefetchQuery(distributionOf(key)),
    lookUp: (key, range: LocatorRange) => {
      const distribution = client.getQueryData(distributionOf(key).queryKey);
      return distribution ? countInRange(distribution, range, currentYear) : null;
    },
    ask: async (key, range, signal) => {
      const body = withRange(filter, key, range, currentYear);
      return (await call(locatorApi.locatorCount, { body }, { signal })).count;
    },
  };
}
