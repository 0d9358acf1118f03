import type { ScoreBand } from '@kavel/contracts';
import { bandOf } from './confidence';

const leastCompleteness = 0.6;
/** Weights are sums of decimal fractions. */
const rounding = 1e-9;

export interface Total {
  /** Null when completeness is below `leastCompleteness`. */
  score: number | null;
  band: ScoreBand | null;
  /** Share of the weights with points. */
  completeness: number;
  /** Points that each part adds, in the given order; they sum to the total, also where it is withheld. */
  contributions: number[];
}

/**
 * Weighted mean of points; weights of parts without points are distributed proportionally. Means of objects are linear
 * in the weights, so that the same holds for an area.
 */
export function totalOf(parts: readonly { weight: number; score: number | null }[]): Total {
  const present = parts.reduce((sum, { weight, score }) => sum + (score === null ? 0 : weight), 0);
  const contributions = parts.map(({ weight, score }) =>
    score === null || present === 0 ? 0 : (score * weight) / present,
  );
  const completeness = Math.min(1, present);
  const isEnough = present > 0 && completeness >= leastCompleteness - rounding;
  const sum = contributions.reduce((total, contribution) => total + contribution, 0);
  const score = isEnough ? Math.min(100, sum) : null;
  return { score, band: score === null ? null : bandOf(score), completeness, contributions };
}
