import { call } from '@kavel/api-client';
import {
  countBetween,
  narrowedEnds,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionApi,
  transactionRanges,
} from '@kavel/contracts/transactions';
import type { QueryClient } from '@kavel/query';
import type { LiveRangeSource } from '../../../common/filters/ui/use-live-range';
import { withRange } from '../model/filter';
import { transactionQueries } from './transaction-queries';

/** Source of counts while a slider moves. */
export function liveSource(
  client: QueryClient,
  filter: TransactionFilter,
  currentYear: number,
): LiveRangeSource<TransactionRangeKey> {
  const distributionOf = (key: TransactionRangeKey) =>
    transactionQueries.distribution(filter, key, currentYear);
  return {
    prefetch: key => void client.prefetchQuery(distributionOf(key)),
    lookUp: (key, range) => {
      const distribution = client.getQueryData(distributionOf(key).queryKey);
      const limits = transactionRanges(filter, currentYear)[key];
      return distribution ? countBetween(distribution, narrowedEnds(range, limits)) : null;
    },
    ask: async (key, range, signal) => {
      const body = withRange(filter, key, range, currentYear);
      return (await call(transactionApi.transactionFacets, { body }, { signal })).count;
    },
  };
}
