import type { TransactionStatistics } from '@kavel/contracts/transactions';
import { monthAt, monthIndex, type Period, periodAt } from './months';

/** Fewer transactions on either side say too little of a market. */
export const fewestForIndex = 10;
/** Months of a window. */
const windowLength = 3;

/** The three months around a date, and the three up to now. */
export function indexWindows(date: string, today: string): { before: Period; now: Period } {
  const around = monthIndex(date);
  const series = { first: around - 1, counts: Array.from({ length: windowLength }, () => 0) };
  const last = monthIndex(today);
  return {
    before: periodAt({ min: 0, max: windowLength }, series),
    now: { from: `${monthAt(last - windowLength + 1)}-01`, to: today },
  };
}

/** Whether a date lies in the latest window, so that its price is one of today. */
export function isRecent(date: string, today: string): boolean {
  return date >= indexWindows(date, today).now.from;
}

type Answer = Pick<TransactionStatistics, 'count' | 'pricePerM2'>;

/** How much the median price per m² changed between two windows; null where either has too few transactions. */
export function indexFactor(before: Answer, now: Answer): number | null {
  if (before.count < fewestForIndex || now.count < fewestForIndex) return null;
  if (!before.pricePerM2 || !now.pricePerM2 || before.pricePerM2.median <= 0) return null;
  return now.pricePerM2.median / before.pricePerM2.median;
}
