import { setImmediate } from 'node:timers/promises';
import type { CashFlow } from '@kavel/contracts';
import type { Reconciliation, Weighing, WhatIfOutcome } from '@kavel/contracts/valuations';
import {
  RateAtOrBelowGrowth,
  reconcile,
  type ScenarioValues,
  scenariosOf,
  type WhatIf,
  weigh,
  weighedByUnit,
} from '@kavel/engine';
import { ServiceError } from '@kavel/service-kit';
import type { CashFlowInput } from './cash-flow-input';

/** The cash flow of a valuation with its own parameters, from the units' rents and the stored values. */
export function cashFlowOf(input: CashFlowInput): CashFlow {
  const { units, bucketNames, valueDate, params, terms, excluded, regulated } = input;
  const { method, norms } = terms;
  const flow = tellingRate(() => method.cashFlow(units, bucketNames, valueDate, params, {}, norms));
  const leftOut = input.capexLeftOut ?? [];
  return {
    valueDate,
    ...flow,
    regulated,
    ...(leftOut.length > 0 ? { capexLeftOut: leftOut } : {}),
    excluded,
  };
}

/** The difference between both values, and what they weigh together. Throws as `cashFlowOf`. */
export function reconciliationOf(input: CashFlowInput, weighing: Weighing): Reconciliation {
  const { units, compared, modelValues, valueDate, params, terms } = input;
  const { norms } = terms;
  return tellingRate(() => ({
    ...reconcile(units, compared, valueDate, params, modelValues, norms),
    weighed: { ...weighing, ...weigh(units, compared, valueDate, params, weighing.weight, norms) },
  }));
}

/** By unit id: values in both scenarios, and the weighed value of each unit with a value by comparison. */
export interface WeighedValues {
  scenarios: ReadonlyMap<string, ScenarioValues>;
  weighed: ReadonlyMap<string, number>;
}

/** Throws as `cashFlowOf`. */
export function weighedValuesOf(input: CashFlowInput, weight: number): WeighedValues {
  const { units, compared, valueDate, params, terms } = input;
  const scenarios = tellingRate(() => scenariosOf(units, valueDate, params, terms.norms));
  return {
    scenarios: new Map(scenarios.map(one => [one.id, one])),
    weighed: weighedByUnit(scenarios, compared, weight),
  };
}

/**
 * Net values under each change; one without a value reports the reason. Other requests are answered between two
 * changes, since each takes tens of milliseconds for thousands of units.
 */
export async function whatIfOf(input: CashFlowInput, changes: readonly WhatIf[]): Promise<WhatIfOutcome[]> {
  const outcomes: WhatIfOutcome[] = [];
  for (const change of changes) {
    await setImmediate();
    outcomes.push(outcomeOf(input, change));
  }
  return outcomes;
}

function outcomeOf(
  { units, bucketNames, valueDate, params, terms }: CashFlowInput,
  change: WhatIf,
): WhatIfOutcome {
  try {
    const values = terms.method.values(units, bucketNames, valueDate, params, change, terms.norms);
    return { outcome: 'valued', ...values };
  } catch (error) {
    if (!(error instanceof RateAtOrBelowGrowth)) throw error;
    return { outcome: 'rate-at-or-below-growth' };
  }
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
