import { median, medianAbsoluteDeviation, weightedMean } from '../statistics/summary';
import { cell, type Subject } from './columns';
import { localSlopes } from './local-slopes';
import type { Market } from './market';
import { type Candidate, type PoolOptions, poolAround } from './pool';

export interface CompareOptions extends PoolOptions {
  /** How many references at most. */
  maxReferences: number;
}

/** A deal made comparable. Effects are log points added per feature to come to the subject. */
export interface ComparedDeal {
  row: number;
  distance: number;
  indexation: number;
  effects: Float64Array;
  logAdjusted: number;
  /** Share in the estimate. */
  weight: number;
}

export interface Comparison {
  logValue: number;
  /** Weighted standard deviation of what the references say, in log points; not yet calibrated. */
  spread: number;
  references: ComparedDeal[];
}

export const leastReferences = 3;
const trimAtDeviations = 2.5;

/** Values a subject by its comparables; null when fewer than three can be found. */
export function compare(market: Market, subject: Subject, options: CompareOptions): Comparison | null {
  const pool = poolAround(market, subject, options);
  if (pool.length < leastReferences) return null;
  const slopes = localSlopes(market, pool);
  const best = pool
    .toSorted((a, b) => b.weight - a.weight || a.row - b.row)
    .slice(0, options.maxReferences)
    .map(candidate => adjust(candidate, slopes));
  return combine(withoutOutliers(best));
}

function adjust(candidate: Candidate, slopes: Float64Array): ComparedDeal {
  const effects = candidate.differences.map((difference, f) => -difference * cell(slopes, f));
  const { row, distance, indexation, logIndexed, weight } = candidate;
  const logAdjusted = effects.reduce((sum, effect) => sum + effect, logIndexed);
  return { row, distance, indexation, effects, logAdjusted, weight };
}

export function withoutOutliers(deals: readonly ComparedDeal[]): readonly ComparedDeal[] {
  const outcomes = deals.map(deal => deal.logAdjusted);
  const middle = median(outcomes);
  const bound = trimAtDeviations * medianAbsoluteDeviation(outcomes);
  const kept = deals.filter(deal => Math.abs(deal.logAdjusted - middle) <= bound + 1e-9);
  return kept.length >= leastReferences ? kept : deals;
}

function combine(deals: readonly ComparedDeal[]): Comparison {
  const total = deals.reduce((sum, deal) => sum + deal.weight, 0);
  const references = deals.map(deal => ({ ...deal, weight: deal.weight / total }));
  const weights = references.map(deal => deal.weight);
  const logValue = weightedMean(
    references.map(deal => deal.logAdjusted),
    weights,
  );
  const variance = weightedMean(
    references.map(deal => (deal.logAdjusted - logValue) ** 2),
    weights,
  );
  return { logValue, spread: Math.sqrt(variance), references };
}
