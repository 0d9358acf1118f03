import { smooth } from '../statistics/smooth';
import { cell } from './columns';

/** Log price level by month, relative to the mean of the deals. `firstMonth` is a whole month number. */
export interface TimeIndex {
  firstMonth: number;
  levels: Float64Array;
}

/**
 * How far the monthly growth is believed to change from one month to the next (log points); it sets how
 * strongly months with few deals lean on their neighbours.
 */
const monthlyChangeOfGrowth = 0.003;

export const flatIndex: TimeIndex = { firstMonth: 0, levels: new Float64Array(1) };

/** Smoothed mean of `residuals` (log price without location and attributes) by whole month. */
export function fitTimeIndex(month: Float64Array, residuals: Float64Array): TimeIndex {
  const whole = month.map(Math.floor);
  const firstMonth = whole.reduce((low, m) => Math.min(low, m), Number.POSITIVE_INFINITY);
  const lastMonth = whole.reduce((high, m) => Math.max(high, m), Number.NEGATIVE_INFINITY);
  const sums = new Float64Array(lastMonth - firstMonth + 1);
  const counts = new Float64Array(sums.length);
  let squares = 0;
  residuals.forEach((residual, row) => {
    const place = cell(whole, row) - firstMonth;
    sums[place] = cell(sums, place) + residual;
    counts[place] = cell(counts, place) + 1;
    squares += residual * residual;
  });
  const means = sums.map((sum, place) => (cell(counts, place) > 0 ? sum / cell(counts, place) : 0));
  const stiffness = squares / residuals.length / monthlyChangeOfGrowth ** 2;
  return { firstMonth, levels: smooth(means, counts, stiffness) };
}

/**
 * Log level at a moment. A month's level holds at its middle and between middles it moves in a straight
 * line; past the last month it follows the last growth for one month and then stands still.
 */
export function levelAt(index: TimeIndex, month: number): number {
  const last = index.levels.length - 1;
  const place = month - 0.5 - index.firstMonth;
  if (last === 0 || place <= 0) return cell(index.levels, 0);
  if (place >= last) {
    const growth = cell(index.levels, last) - cell(index.levels, last - 1);
    return cell(index.levels, last) + growth * Math.min(place - last, 1);
  }
  const below = Math.floor(place);
  const low = cell(index.levels, below);
  return low + (cell(index.levels, below + 1) - low) * (place - below);
}
