import { type PossiblyRanged, shownSteps } from '@kavel/contracts';
import type { Reconciliation } from '@kavel/contracts/valuations';

export interface ShownReconciliation {
  comparison: number;
  steps: Reconciliation['steps'];
  cashFlow: number;
}

/** The displayed reconciliation: rounded, with steps that add up exactly from one total to the other. */
export function shownReconciliation(
  { comparison, steps, cashFlow }: Reconciliation,
  comparisonRange: PossiblyRanged = comparison,
): ShownReconciliation {
  const shown = shownSteps(
    comparisonRange,
    steps.map(({ amount }) => amount),
    cashFlow,
  );
  return {
    comparison: shown.from,
    steps: steps.map((one, at) => ({ ...one, amount: shown.amounts[at] ?? one.amount })),
    cashFlow: shown.to,
  };
}
