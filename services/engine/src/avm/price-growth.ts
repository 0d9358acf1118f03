import { monthOf } from './month';
import { levelAt, type TimeIndex } from './time-index';

/** Price change between two ISO dates, as a fraction; null without sales. */
export function priceGrowth(index: TimeIndex, from: string, to: string): number | null {
  if (index.levels.length === 0) return null;
  return Math.expm1(levelAt(index, monthOf(to)) - levelAt(index, monthOf(from)));
}
