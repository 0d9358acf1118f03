import type { OperatingCostParams } from '@kavel/contracts';
import { type CashFlowNorms, currentNorms } from '../parameters/cash-flow-norms';
import { addFlows, emptyFlows, type Flows } from './flows';
import { unitParameters } from './parameters';
import { requireRateAboveGrowth } from './rate-above-growth';
import { letOn, sellOff } from './scenarios';
import type { CashFlowUnit } from './unit';
import { parametersUnder, unitUnder, type WhatIf } from './what-if';

/** Flows of the units of one bucket, or of all, in both scenarios. */
export interface ScenarioSums {
  units: number;
  letOn: Flows;
  /** Selling off where possible, letting on otherwise. */
  sellOff: Flows;
  canSellOff: boolean;
}

/** A portfolio's net values in euro; `net` is the cash flow by year before discounting. */
export interface CashFlowValues {
  letOn: number;
  sellOff: number | null;
  /** Sum over the buckets of their better scenario. */
  marketValue: number;
  net: { letOn: number[]; sellOff: number[] | null };
}

/**
 * The values of `portfolioCashFlow` under a change, without its tables: the same figures to the cent at a fraction of
 * the work. Throws RateAtOrBelowGrowth.
 */
export function cashFlowValues(
  units: readonly CashFlowUnit[],
  bucketNames: ReadonlyMap<string, string>,
  valueDate: string,
  overrides: OperatingCostParams,
  whatIf: WhatIf = {},
  norms: CashFlowNorms = currentNorms,
): CashFlowValues {
  const total = emptySums();
  const buckets = new Map<string, ScenarioSums>();
  for (const given of units.toSorted(byId)) {
    const unit = unitUnder(given, whatIf);
    const parameters = parametersUnder(unitParameters(unit, valueDate, overrides, norms), whatIf);
    requireRateAboveGrowth(parameters);
    const bucket = buckets.get(unit.bucket) ?? emptySums();
    buckets.set(unit.bucket, bucket);
    const flows = { letOn: letOn(unit, parameters, valueDate), sellOff: sellOff(unit, parameters) };
    for (const sums of [total, bucket]) addUnit(sums, flows);
  }
  const known = [...bucketNames.keys()].flatMap(key => buckets.get(key) ?? []);
  return {
    letOn: total.letOn.netValue,
    sellOff: total.canSellOff ? total.sellOff.netValue : null,
    marketValue: known.reduce((sum, bucket) => sum + betterOf(bucket), 0),
    net: { letOn: [...total.letOn.net], sellOff: total.canSellOff ? [...total.sellOff.net] : null },
  };
}

/** The order of units in every sum, so that sums are the same to the cent. */
export const byId = (a: CashFlowUnit, b: CashFlowUnit): number => (a.unitId < b.unitId ? -1 : 1);

export function emptySums(): ScenarioSums {
  return { units: 0, letOn: emptyFlows(), sellOff: emptyFlows(), canSellOff: false };
}

export function addUnit(sums: ScenarioSums, unit: { letOn: Flows; sellOff: Flows | null }): void {
  sums.units += 1;
  sums.canSellOff ||= unit.sellOff !== null;
  addFlows(sums.letOn, unit.letOn);
  addFlows(sums.sellOff, unit.sellOff ?? unit.letOn);
}

/** A bucket is one complex: its market value is that of its better scenario. */
export function betterOf(sums: ScenarioSums): number {
  return sums.canSellOff ? Math.max(sums.letOn.netValue, sums.sellOff.netValue) : sums.letOn.netValue;
}
