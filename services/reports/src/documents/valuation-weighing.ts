import { roundedTo, roundingStep, shownSteps } from '@kavel/contracts';
import type { Reconciliation } from '@kavel/contracts/valuations';
import { lineOf } from './content';

/** From one market value to the other, and what they weigh together; amounts are rounded as on the screens. */
export function weighingFigures({ comparison, steps, cashFlow, weighed }: Reconciliation) {
  const shown = shownSteps(
    comparison,
    steps.map(({ amount }) => amount),
    cashFlow,
  );
  return {
    comparison: shown.from,
    cashFlow: shown.to,
    steps: steps.map(({ step, units }, at) => ({ step, units, amount: shown.amounts[at] ?? 0 })),
    /** Null where the cash flow has no weight: then the value is that by comparison. */
    weighed:
      weighed === undefined || weighed.weight === 0
        ? null
        : {
            value: roundedTo(weighed.value, roundingStep({ value: weighed.value })),
            weight: weighed.weight,
            reason: lineOf(weighed.reason ?? ''),
            both: weighed.both.units,
            comparisonOnly: weighed.comparisonOnly.units,
          },
  };
}
