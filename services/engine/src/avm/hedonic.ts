import { ridge } from '../statistics/ridge';
import { median } from '../statistics/summary';
import { cell, type DealColumns } from './columns';
import { spatialCells } from './spatial-cells';
import { fitTimeIndex, flatIndex, levelAt, type TimeIndex } from './time-index';

/** Regression over all deals: effect of each feature on the log price, and of time. */
export interface Hedonic {
  slopes: Float64Array;
  index: TimeIndex;
}

const dealsPerCell = 30;
const leastDealsForIndex = 24;
const rounds = 4;

/**
 * Log price = place + time + slopes · features. Place is a fixed effect of a spatial cell, removed by demeaning within
 * the cell; time and slopes are estimated alternately.
 */
export function fitHedonic(columns: DealColumns): Hedonic {
  const cells = spatialCells(columns.x, columns.y, dealsPerCell);
  const demeaned = columns.features.map(feature => demean(filled(feature), cells));
  let index: TimeIndex = { ...flatIndex, firstMonth: latestOf(columns.month) };
  let slopes = new Float64Array(columns.features.length);
  for (let round = 0; round < rounds; round += 1) {
    const level = index;
    const detrended = columns.logPrice.map((price, row) => price - levelAt(level, cell(columns.month, row)));
    const prices = demean(detrended, cells);
    slopes = Float64Array.from(ridge(demeaned, prices, undefined, 1));
    if (prices.length < leastDealsForIndex) break;
    const unexplained = prices.map((price, row) => price - explained(slopes, demeaned, row));
    const residuals = unexplained.map((rest, row) => rest + levelAt(level, cell(columns.month, row)));
    index = fitTimeIndex(columns.month, residuals);
  }
  return { slopes, index };
}

/** Month of the latest deal, for a flat index. */
function latestOf(month: Float64Array): number {
  return Math.floor(month.reduce((latest, moment) => Math.max(latest, moment), 0));
}

function explained(slopes: Float64Array, features: readonly Float64Array[], row: number): number {
  return features.reduce((sum, feature, f) => sum + cell(slopes, f) * cell(feature, row), 0);
}

/** Replaces unknown values by the median, which makes them neutral. */
function filled(feature: Float64Array): Float64Array {
  const known = feature.filter(value => !Number.isNaN(value));
  const middle = known.length > 0 ? median(known) : 0;
  return feature.map(value => (Number.isNaN(value) ? middle : value));
}

function demean(values: Float64Array, cells: Int32Array): Float64Array {
  const size = cells.reduce((most, c) => Math.max(most, c), 0) + 1;
  const sums = new Float64Array(size);
  const counts = new Float64Array(size);
  values.forEach((value, row) => {
    const c = cell(cells, row);
    sums[c] = cell(sums, c) + value;
    counts[c] = cell(counts, c) + 1;
  });
  return values.map((value, row) => value - cell(sums, cell(cells, row)) / cell(counts, cell(cells, row)));
}
