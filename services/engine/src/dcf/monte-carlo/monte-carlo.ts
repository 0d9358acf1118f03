import type { MonteCarloResult } from '@kavel/contracts/valuations';
import { cashFlowVersion } from '../cash-flow-methods';
import { distributionOf } from './distribution';

/** Changes whenever the same settings and valuation could give another result. */
export const monteCarloVersion = `${cashFlowVersion}, monte-carlo-1`;

/**
 * The distribution of the values of all runs, and how far the first of them are from the same runs over all units. Null
 * means a run without a value. Undefined when no run has one.
 */
export function monteCarloResult(
  base: number,
  byType: readonly (number | null)[],
  overUnits: readonly (number | null)[],
): MonteCarloResult | undefined {
  const values = byType.filter(value => value !== null);
  if (values.length === 0) return undefined;
  const deviations = overUnits.flatMap((exact, at) => {
    const value = byType[at];
    return exact === null || exact === 0 || value == null ? [] : [Math.abs(value / exact - 1)];
  });
  return {
    valued: values.length,
    withoutValue: byType.length - values.length,
    base,
    ...distributionOf(values),
    check: {
      runs: deviations.length,
      meanDeviation: deviations.reduce((sum, one) => sum + one, 0) / Math.max(1, deviations.length),
      largestDeviation: Math.max(0, ...deviations),
    },
  };
}
