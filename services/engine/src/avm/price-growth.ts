import { monthOf } from './month';
import { levelAt, type TimeIndex } from './time-index';

/** Fraction by which prices moved between two ISO dates; null where no sales tell. */
export function priceGrowth(index: TimeIndex, from: string, to: string): number | null {
  if (index.levels.length === 0) return null;
  return Math.expm1(levelAt(index, monthOf(to)) - levelAt(index, monthOf(from)));
}
