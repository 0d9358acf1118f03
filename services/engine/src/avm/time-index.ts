import { smooth } from '../statistics/smooth';
import { cell } from './columns';

/** Log price level by month, relative to the mean of the deals. `firstMonth` is a whole month number. */
export interface TimeIndex {
  firstMonth: number;
  /** Trend without seasonality. */
  levels: Float64Array;
  /** Seasonal deviation from the trend by calendar month, from January. */
  season: Float64Array;
}

/**
 * Prior standard deviation of the change in monthly growth (log points); determines the smoothing of months with few
 * deals.
 */
const monthlyChangeOfGrowth = 0.003;

/** Prior standard deviation of a calendar month from the trend (log points). */
const usualSeason = 0.015;
const leastMonthsForSeason = 24;
const rounds = 3;

export const flatIndex: TimeIndex = {
  firstMonth: 0,
  levels: new Float64Array(1),
  season: new Float64Array(12),
};

/** Trend and season of `residuals` (log price without location and attributes) by whole month. */
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
  const variance = squares / residuals.length;
  const stiffness = variance / monthlyChangeOfGrowth ** 2;
  let season = flatIndex.season;
  let levels = new Float64Array(sums.length);
  for (let round = 0; round < rounds; round += 1) {
    const trend = sums.map((sum, place) =>
      meanOf(sum, cell(counts, place), seasonOf(season, firstMonth + place)),
    );
    levels = Float64Array.from(smooth(trend, counts, stiffness));
    if (sums.length < leastMonthsForSeason) break;
    season = fitSeason(firstMonth, sums, counts, levels, variance / usualSeason ** 2);
  }
  return { firstMonth, levels, season };
}

function meanOf(sum: number, count: number, season: number): number {
  return count > 0 ? sum / count - season : 0;
}

/** Mean deviation from the trend by calendar month, shrunk to zero by `shrinkage` deals; they sum to zero. */
function fitSeason(
  firstMonth: number,
  sums: Float64Array,
  counts: Float64Array,
  levels: Float64Array,
  shrinkage: number,
): Float64Array {
  const deviations = new Float64Array(12);
  const deals = new Float64Array(12);
  sums.forEach((sum, place) => {
    const month = (firstMonth + place) % 12;
    deviations[month] = cell(deviations, month) + sum - cell(counts, place) * cell(levels, place);
    deals[month] = cell(deals, month) + cell(counts, place);
  });
  const season = deviations.map((deviation, month) => deviation / (cell(deals, month) + shrinkage));
  const middle = season.reduce((sum, effect) => sum + effect, 0) / 12;
  return season.map(effect => effect - middle);
}

function seasonOf(season: Float64Array, month: number): number {
  return cell(season, Math.floor(month) % 12);
}

/**
 * Log level at a moment: linear interpolation between the middles of months; after the last month the last growth
 * continues for one month, then the level is constant. The seasonal deviation of the calendar month is added.
 */
export function levelAt(index: TimeIndex, month: number): number {
  return trendAt(index, month) + (month < 0 ? 0 : seasonOf(index.season, month));
}

function trendAt(index: TimeIndex, month: number): number {
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
