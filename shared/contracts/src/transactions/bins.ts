import type { Market, TransactionRangeKey } from './lists';
import { transactionRanges } from './lists';

/**
 * Upper ends of the bars of a histogram, ascending: a bar has the values above the bar before it, up to and
 * including its end. Bars widen with the value, as most transactions are small; values above the last end belong to
 * the last bar.
 */
export function transactionBins(
  key: TransactionRangeKey,
  market: Market,
  currentYear: number,
): readonly number[] {
  if (key === 'year') return yearBins(currentYear);
  const { max } = transactionRanges(market, currentYear)[key];
  if (key === 'rooms') return Array.from({ length: max }, (_, step) => step + 1);
  if (key === 'walt') return evenly(max, 25);
  if (key.startsWith('bar_kk')) return evenly(max, 34);
  return widening(max);
}

const barCount = 40;

/** Quadratic steps, rounded to two digits so that ends are readable. */
function widening(max: number): number[] {
  const ends = Array.from({ length: barCount }, (_, step) => twoDigits(max * ((step + 1) / barCount) ** 2));
  return [...new Set(ends)];
}

function twoDigits(value: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.max(1, Math.round(value / size) * size);
}

function evenly(max: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, step) => (max / steps) * (step + 1));
}

/** Few buildings are older than 1900: a bar for all of them, one of a century and a half less, then decades. */
function yearBins(currentYear: number): number[] {
  const decades = Array.from({ length: Math.ceil((currentYear - 1_900) / 5) }, (_, step) => 1_905 + step * 5);
  return [1_600, 1_800, 1_850, 1_900, ...decades];
}
