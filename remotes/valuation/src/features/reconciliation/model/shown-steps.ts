import { type PossiblyRanged, roundedTo, roundingStep, shownValue } from '@kavel/contracts';
import type { Reconciliation } from '@kavel/contracts/appraisal';

export interface ShownReconciliation {
  comparison: number;
  steps: Reconciliation['steps'];
  cashFlow: number;
}

/**
 * The reconciliation as it is shown: both totals as everywhere else, and steps that lead exactly from the one to
 * the other. What rounding leaves over is in the largest step.
 */
export function shownReconciliation(
  { comparison, steps, cashFlow }: Reconciliation,
  comparisonRange: PossiblyRanged = comparison,
): ShownReconciliation {
  const [from, to] = [shownValue(comparisonRange), shownValue(cashFlow)];
  const step = Math.min(roundingStep(comparisonRange), roundingStep(cashFlow));
  const rounded = steps.map(one => ({ ...one, amount: roundedTo(one.amount, step) }));
  const left = to - from - rounded.reduce((sum, { amount }) => sum + amount, 0);
  const largest = rounded.reduce((most, one, i) => {
    const before = rounded[most];
    return before && Math.abs(before.amount) >= Math.abs(one.amount) ? most : i;
  }, 0);
  return {
    comparison: from,
    steps: rounded.map((one, i) => (i === largest ? { ...one, amount: one.amount + left } : one)),
    cashFlow: to,
  };
}
