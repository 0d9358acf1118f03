import { median, medianAbsoluteDeviation } from '../statistics/summary';

/** A comparable deal. Effects are log points added per feature to adjust it to the subject. */
export interface ComparedDeal {
  row: number;
  distance: number;
  indexation: number;
  effects: Float64Array;
  logAdjusted: number;
  /** Weight in the estimate. */
  weight: number;
}

export interface Comparison {
  logValue: number;
  /** Uncalibrated typical error around here, in log points. */
  spread: number;
  references: ComparedDeal[];
}

export const leastReferences = 3;
const trimAtDeviations = 2.5;

/** Removes outliers, as long as at least three deals remain. */
export function withoutOutliers(
  deals: readonly ComparedDeal[],
  isKept: (deal: ComparedDeal) => boolean = () => false,
): readonly ComparedDeal[] {
  const outcomes = deals.map(deal => deal.logAdjusted);
  const middle = median(outcomes);
  const bound = trimAtDeviations * medianAbsoluteDeviation(outcomes);
  const kept = deals.filter(deal => isKept(deal) || Math.abs(deal.logAdjusted - middle) <= bound + 1e-9);
  return kept.length >= leastReferences ? kept : deals;
}
