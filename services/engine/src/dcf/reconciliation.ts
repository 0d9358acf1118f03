import type { OperatingCostParams } from '@kavel/contracts';
import type { Reconciliation, ReconciliationStep, WeighedValue } from '@kavel/contracts/valuations';
import { type CashFlowNorms, currentNorms } from '../parameters/cash-flow-norms';
import type { CashFlowUnit } from './unit';
import { bestOfBuckets, type ScenarioValues, scenariosOf, type UnitValue } from './unit-values';

const standard: OperatingCostParams = { cashFlow: {}, byType: {} };

/** Values by unit id, euro. */
export type ValuesByUnit = ReadonlyMap<string, number>;

/**
 * Steps between the value by comparison and the value by cash flow of a valuation. `comparison` has the current values,
 * `modelValues` the model's values of overridden units: the effect of overrides on both values is a separate step, and
 * the other steps use the model's values. Throws RateAtOrBelowGrowth.
 */
export function reconcile(
  units: readonly CashFlowUnit[],
  comparison: ValuesByUnit,
  valueDate: string,
  parameters: OperatingCostParams,
  modelValues: ValuesByUnit = new Map(),
  norms: CashFlowNorms = currentNorms,
): Reconciliation {
  const asSet = between(units, comparison, valueDate, parameters, norms);
  if (modelValues.size === 0) return asSet;
  const byModel = between(
    units.map(unit => withModelValue(unit, modelValues)),
    new Map([...comparison].map(([id, value]) => [id, modelValues.get(id) ?? value])),
    valueDate,
    parameters,
    norms,
  );
  const gap = ({ comparison: from, cashFlow: to }: Reconciliation) => to.value - from.value;
  const step = { step: 'overrides' as const, amount: gap(asSet) - gap(byModel), units: modelValues.size };
  return { ...asSet, steps: [step, ...byModel.steps].filter(moves) };
}

function withModelValue(unit: CashFlowUnit, modelValues: ValuesByUnit): CashFlowUnit {
  const modelValue = modelValues.get(unit.unitId);
  return modelValue === undefined || unit.vacantValue === null ? unit : { ...unit, vacantValue: modelValue };
}

const moves = ({ amount }: { amount: number }) => Math.abs(amount) >= 0.005;

/** The steps between both values. */
function between(
  units: readonly CashFlowUnit[],
  comparison: ValuesByUnit,
  valueDate: string,
  overrides: OperatingCostParams,
  norms: CashFlowNorms,
): Reconciliation {
  const own = unitValues(units, valueDate, overrides, norms);
  // The plan is one of the valuation's own parameters.
  const usual = unitValues(units.map(withoutCapex), valueDate, standard, norms);
  const both = units.map(({ unitId }) => unitId).filter(id => comparison.has(id));
  const onlyCompared = [...comparison.keys()].filter(id => !own.has(id));
  const onlyComputed = units.map(({ unitId }) => unitId).filter(id => !comparison.has(id));
  const compared = (id: string) => comparison.get(id) ?? 0;
  const of = (values: ReadonlyMap<string, UnitValue>, part: keyof UnitValue) => (id: string) =>
    values.get(id)?.[part] ?? 0;
  const sum = (ids: Iterable<string>, amountOf: (id: string) => number) =>
    [...ids].reduce((total, id) => total + amountOf(id), 0);

  const gross = sum(both, of(usual, 'gross'));
  const net = sum(both, of(usual, 'net'));
  const amounts: { step: ReconciliationStep; amount: number; units: number }[] = [
    { step: 'no-cash-flow', amount: -sum(onlyCompared, compared), units: onlyCompared.length },
    { step: 'no-comparison', amount: sum(onlyComputed, of(own, 'net')), units: onlyComputed.length },
    { step: 'model', amount: gross - sum(both, compared), units: both.length },
    { step: 'transfer-costs', amount: net - gross, units: both.length },
    { step: 'parameters', amount: sum(both, of(own, 'net')) - net, units: both.length },
  ];
  return {
    comparison: { value: sum(comparison.keys(), compared), units: comparison.size },
    steps: amounts.filter(moves),
    cashFlow: { value: sum(own.keys(), of(own, 'net')), units: own.size },
  };
}

const withoutCapex = ({ capex: _, ...unit }: CashFlowUnit): CashFlowUnit => unit;

/** Both values of a portfolio and what they are together, in euro kosten koper. */
export type Weighed = Pick<WeighedValue, 'value' | 'both' | 'comparisonOnly'>;

/**
 * Weighs the two values of each unit; `weight` is the share of the cash flow. Units with a value by comparison only
 * keep it, units without one are left out, as in the total by comparison. Throws RateAtOrBelowGrowth.
 */
export function weigh(
  units: readonly CashFlowUnit[],
  comparison: ValuesByUnit,
  valueDate: string,
  overrides: OperatingCostParams,
  weight: number,
  norms: CashFlowNorms = currentNorms,
): Weighed {
  const own = unitValues(units, valueDate, overrides, norms);
  const both = { units: 0, comparison: 0, cashFlow: 0 };
  const comparisonOnly = { units: 0, value: 0 };
  for (const [id, compared] of comparison) {
    const flow = own.get(id);
    if (flow) {
      both.units += 1;
      both.comparison += compared;
      both.cashFlow += flow.net;
    } else {
      comparisonOnly.units += 1;
      comparisonOnly.value += compared;
    }
  }
  const weighed = both.comparison * (1 - weight) + both.cashFlow * weight;
  return { value: comparisonOnly.value + weighed, both, comparisonOnly };
}

/** Of one unit; without a cash flow its value by comparison. */
export function weighedOf(comparison: number, flow: UnitValue | undefined, weight: number): number {
  return flow ? comparison * (1 - weight) + flow.net * weight : comparison;
}

/** The weighed value of each unit with a value by comparison, from its values in both scenarios. */
export function weighedByUnit(
  scenarios: readonly ScenarioValues[],
  comparison: ValuesByUnit,
  weight: number,
): Map<string, number> {
  const own = bestOfBuckets(scenarios);
  return new Map([...comparison].map(([id, compared]) => [id, weighedOf(compared, own.get(id), weight)]));
}

/** Value of each unit under the better scenario of its bucket, as in the portfolio's cash flow. */
function unitValues(
  units: readonly CashFlowUnit[],
  valueDate: string,
  params: OperatingCostParams,
  norms: CashFlowNorms,
): Map<string, UnitValue> {
  return bestOfBuckets(scenariosOf(units, valueDate, params, norms));
}
