import { median, medianAbsoluteDeviation } from '../statistics/summary';

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
  /** How far off values usually are around here, in log points; not yet calibrated. */
  spread: number;
  references: ComparedDeal[];
}

export const leastReferences = 3;
const trimAtDeviations = 2.5;

/** Deals without those that say something far from what the others say, as long as three are left. */
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
