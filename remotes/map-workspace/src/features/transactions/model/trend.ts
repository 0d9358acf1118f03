import { fewestForMedian, type TransactionStatistics } from '@kavel/contracts/transactions';
import { monthAt, monthIndex, type Period } from './months';

/** The median of each month of a period; null with too few transactions. */
export function trendSeries(
  trend: TransactionStatistics['trend'],
  { from, to }: Period,
): { months: string[]; medians: (number | null)[] } {
  const byMonth = new Map(trend.map(one => [one.month, one]));
  const begin = monthIndex(from);
  // An unlimited period starts at its first transaction.
  const first = Math.max(
    begin,
    Math.min(...trend.slice(0, 1).map(({ month }) => monthIndex(month)), monthIndex(to)),
  );
  const start = first - begin > longest ? first : begin;
  const months = Array.from({ length: monthIndex(to) - start + 1 }, (_, at) => monthAt(start + at));
  const medians = months.map(month => {
    const found = byMonth.get(month);
    return found && found.count >= fewestForMedian ? found.medianPricePerM2 : null;
  });
  return { months, medians };
}

/** Maximum number of empty months that a chart shows before the first transaction. */
const longest = 60;
