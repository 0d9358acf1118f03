import {
  type TransactionDistribution,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionValueLimit,
} from '@kavel/contracts/transactions';
import type { TransactionSource } from './source';
import { rangeColumns, termsOf, whereSql } from './terms';

/** Cumulative counts along one range of the transactions that match all other filters. */
export async function transactionDistribution(
  source: TransactionSource,
  filter: TransactionFilter,
  range: TransactionRangeKey,
  today: string,
): Promise<TransactionDistribution> {
  const column = rangeColumns[range];
  const own = termsOf(source, filter, today).find(({ key }) => key === range)?.sql ?? 'true';
  const rows = await source.rowsOnce<{ value: number | null; count: number; chosen: number }>(
    `SELECT ${column}::DOUBLE AS value, count(*)::INTEGER AS count, (count(*) FILTER (${own}))::INTEGER AS chosen
     FROM transaction WHERE ${whereSql(source, filter, today, range)} GROUP BY 1 ORDER BY 1`,
  );
  const known = rows.filter((row): row is typeof row & { value: number } => row.value !== null);
  const sum = (of: readonly { count: number }[]): number => of.reduce((total, { count }) => total + count, 0);
  return {
    snapshot: source.id,
    count: rows.reduce((total, { chosen }) => total + chosen, 0),
    ...runningTotals(known),
    known: sum(known),
    missing: sum(rows) - sum(known),
  };
}

function runningTotals(
  rows: readonly { value: number; count: number }[],
): Pick<TransactionDistribution, 'values' | 'below' | 'upTo'> {
  const step = Math.max(1, Math.ceil(rows.length / transactionValueLimit));
  const totals: Pick<TransactionDistribution, 'values' | 'below' | 'upTo'> = {
    values: [],
    below: [],
    upTo: [],
  };
  let below = 0;
  for (const [index, { value, count }] of rows.entries()) {
    if (index % step === 0) {
      totals.values.push(value);
      totals.below.push(below);
      totals.upTo.push(below + count);
    }
    below += count;
  }
  return totals;
}
