import type { Transaction, TransactionFilter, TransactionStatistics } from '@kavel/contracts/transactions';
import { useQuery } from '@kavel/query';
import { indexFactor, indexWindows, isRecent } from '../model/price-index';
import { transactionQueries } from './transaction-queries';

export type PriceIndex =
  | { kind: 'pending' | 'failed' | 'recent' | 'unknown' }
  | {
      kind: 'known';
      factor: number;
      /** True: index of the municipality; false: of the whole market. */
      isLocal: boolean;
      before: TransactionStatistics;
      now: TransactionStatistics;
    };

/** Price index since a transaction, of its municipality, or of the whole market when that has too few transactions. */
export function usePriceIndex(transaction: Transaction, today: string): PriceIndex {
  const recent = isRecent(transaction.date, today);
  const { category, propertyType, gemeentecode } = transaction;
  const market = { category, propertyType };
  const local = useIndex(
    { ...market, ...(gemeentecode ? { municipalities: [gemeentecode] } : {}) },
    transaction.date,
    today,
    !recent && gemeentecode !== null,
  );
  const tooFew = gemeentecode === null || (local.answer !== null && local.factor === null);
  const wide = useIndex(market, transaction.date, today, !recent && tooFew);

  if (recent) return { kind: 'recent' };
  if (local.failed || wide.failed) return { kind: 'failed' };
  if (local.answer && local.factor !== null)
    return { kind: 'known', factor: local.factor, isLocal: true, ...local.answer };
  if (!wide.answer) return { kind: 'pending' };
  return wide.factor === null
    ? { kind: 'unknown' }
    : { kind: 'known', factor: wide.factor, isLocal: false, ...wide.answer };
}

function useIndex(filter: TransactionFilter, date: string, today: string, enabled: boolean) {
  const windows = indexWindows(date, today);
  const before = useQuery({
    ...transactionQueries.statistics({ ...filter, transactionDate: windows.before }),
    enabled,
  });
  const now = useQuery({
    ...transactionQueries.statistics({ ...filter, transactionDate: windows.now }),
    enabled,
  });
  const answer = before.data && now.data ? { before: before.data, now: now.data } : null;
  return {
    answer,
    factor: answer && indexFactor(answer.before, answer.now),
    failed: before.isError || now.isError,
  };
}
