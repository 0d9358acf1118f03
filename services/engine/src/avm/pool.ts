import { median } from '../statistics/summary';
import { cell, type Subject } from './columns';
import type { KnownDeals, Market } from './market';
import { levelAt } from './time-index';

/** A deal near the subject. `differences` are deal minus subject per feature, 0 when either is unknown. */
export interface Candidate {
  row: number;
  distance: number;
  /** Log points of the index from the deal to the subject's date. */
  indexation: number;
  logIndexed: number;
  differences: Float64Array;
  /** Weight by proximity and similarity, 0 to 1. */
  weight: number;
}

export interface PoolOptions {
  /** Metres. */
  maxDistance: number;
  /** Filter of usable deals. */
  accepts: (row: number) => boolean;
}

const poolSize = 60;
/** Log points of difference in attributes at which the weight drops to 1/e. */
const likeness = 0.15;
/** In metres, so that deals in the same building do not dominate. */
const leastMedianDistance = 25;

/** The nearest accepted deals, weighted by exp(−d / median d) · exp(−|β·Δ| / 0.15). */
export function poolAround(market: Market, subject: Subject, options: PoolOptions): Candidate[] {
  return poolOf(market, subject, nearbyRows(market, subject, options));
}

/** Rows of the nearest accepted deals, nearest first. */
export function nearbyRows(
  { places }: Pick<Market, 'places'>,
  { x, y }: Pick<Subject, 'x' | 'y'>,
  { maxDistance, accepts }: PoolOptions,
): number[] {
  return places?.neighbors(x, y, poolSize, maxDistance, accepts) ?? [];
}

/** Like `poolAround`, with given rows. */
export function poolOf(market: KnownDeals, subject: Subject, rows: readonly number[]): Candidate[] {
  const level = levelAt(market.index, subject.month);
  const candidates = rows.map(row => candidateAt(market, subject, row, level));
  const medianDistance = Math.max(median(candidates.map(({ distance }) => distance)), leastMedianDistance);
  for (const candidate of candidates) {
    const difference = Math.abs(dot(market.slopes, candidate.differences));
    candidate.weight = Math.exp(-candidate.distance / medianDistance - difference / likeness);
  }
  return candidates;
}

function candidateAt(market: KnownDeals, subject: Subject, row: number, level: number): Candidate {
  const { columns } = market;
  const indexation = level - levelAt(market.index, cell(columns.month, row));
  const differences = new Float64Array(columns.features.length);
  for (let f = 0; f < differences.length; f += 1) {
    const difference = cell(columns.features[f], row) - cell(subject.features, f);
    differences[f] = Number.isNaN(difference) ? 0 : difference;
  }
  return {
    row,
    distance: Math.hypot(cell(columns.x, row) - subject.x, cell(columns.y, row) - subject.y),
    indexation,
    logIndexed: cell(columns.logPrice, row) + indexation,
    differences,
    weight: 0,
  };
}

/** Sum of products of two columns of equal length. */
export function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < left.length; i += 1) sum += cell(left, i) * cell(right, i);
  return sum;
}
