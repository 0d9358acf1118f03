import type { TransactionStatistics } from '@kavel/contracts/transactions';
import { monthAt, monthIndex, type Period, periodAt } from './months';

/** Minimum number of transactions of each window; with fewer there is no index. */
export const fewestForIndex = 10;
/** Length of a window in months. */
const windowLength = 3;

/** The window of three months around a date, and the latest one. */
export function indexWindows(date: string, today: string): { before: Period; now: Period } {
  const around = monthIndex(date);
  const series = { first: around - 1, counts: Array.from({ length: windowLength }, () => 0) };
  const last = monthIndex(today);
  return {
    before: periodAt({ min: 0, max: windowLength }, series),
    now: { from: `${monthAt(last - windowLength + 1)}-01`, to: today },
  };
}

/** Whether a date lies in the latest window: its price needs no index. */
export function isRecent(date: string, today: string): boolean {
  return date >= indexWindows(date, today).now.from;
}

type Answer = Pick<TransactionStatistics, 'count' | 'pricePerM2'>;

/** Ratio of the median prices per m² of two windows; null when either has too few transactions. */
export function indexFactor(before: Answer, now: Answer): number | null {
  if (before.count < fewestForIndex || now.count < fewestForIndex) return null;
  if (!before.pricePerM2 || !now.pricePerM2 || before.pricePerM2.median <= 0) return null;
  return now.pricePerM2.median / before.pricePerM2.median;
}
