import type { CashFlow } from '@kavel/contracts';
import type { Reconciliation, WhatIfOutcome } from '@kavel/contracts/valuations';
import { RateAtOrBelowGrowth, reconcile, type WhatIf } from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import type { CashFlowInput } from './cash-flow-input';

/** The cash flow of a valuation with its own parameters, from the units' rents and the stored values. */
export function cashFlowOf(input: CashFlowInput): CashFlow {
  const { valueDate, excluded, regulated } = input;
  return { valueDate, ...tellingRate(() => compute(input, {})), regulated, excluded };
}

/** The difference between the values by comparison and the value by cash flow. Throws as `cashFlowOf`. */
export function reconciliationOf(input: CashFlowInput): Reconciliation {
  const { units, compared, modelValues, valueDate, params, terms } = input;
  return tellingRate(() => reconcile(units, compared, valueDate, params, modelValues, terms.norms));
}

/** Net values under each change; one without a value reports the reason. */
export function whatIfOf(input: CashFlowInput, changes: readonly WhatIf[]): WhatIfOutcome[] {
  return changes.map(change => {
    try {
      const { letOn, sellOff, marketValue } = compute(input, change).total;
      return {
        outcome: 'valued',
        letOn: letOn.netValue,
        sellOff: sellOff?.netValue ?? null,
        marketValue,
      };
    } catch (error) {
      if (!(error instanceof RateAtOrBelowGrowth)) throw error;
      return { outcome: 'rate-at-or-below-growth' };
    }
  });
}

function compute({ units, bucketNames, valueDate, params, terms }: CashFlowInput, change: WhatIf) {
  return terms.method(units, bucketNames, valueDate, params, change, terms.norms);
}

/** Throws `rate-at-or-below-growth` when the discount rate gives no value. */
function tellingRate<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RateAtOrBelowGrowth)) throw error;
    const { message, discountRate, rentGrowth } = error;
    throw new ServiceError('rate-at-or-below-growth', message, { discountRate, rentGrowth });
  }
}
