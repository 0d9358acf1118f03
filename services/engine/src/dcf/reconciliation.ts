import type { OperatingCostParams } from '@kavel/contracts';
import type { Reconciliation, ReconciliationStep } from '@kavel/contracts/appraisal';
import { unitParameters } from './parameters';
import { requireRateAboveGrowth } from './rate-above-growth';
import { letOn, sellOff } from './scenarios';
import type { CashFlowUnit } from './unit';

/** Euro: before transfer costs (vrij op naam) and after them (kosten koper). */
interface UnitValue {
  gross: number;
  net: number;
}

const standard: OperatingCostParams = { cashFlow: {}, byType: {} };

/**
 * What lies between the value by comparison and the value by cash flow of the same valuation. `comparison`
 * holds the value by unit id. Throws RateAtOrBelowGrowth.
 */
export function reconcile(
  units: readonly CashFlowUnit[],
  comparison: ReadonlyMap<string, number>,
  valueDate: string,
  overrides: OperatingCostParams,
): Reconciliation {
  const own = unitValues(units, valueDate, overrides);
  const usual = unitValues(units, valueDate, standard);
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
    steps: amounts.filter(({ amount }) => Math.abs(amount) >= 0.005),
    cashFlow: { value: sum(own.keys(), of(own, 'net')), units: own.size },
  };
}

/** Each unit under the better scenario of its bucket, as in the cash flow of the portfolio. */
function unitValues(
  units: readonly CashFlowUnit[],
  valueDate: string,
  params: OperatingCostParams,
): Map<string, UnitValue> {
  const buckets = new Map<string, { id: string; letOn: UnitValue; sellOff: UnitValue | null }[]>();
  for (const unit of units) {
    const parameters = unitParameters(unit, valueDate, params);
    requireRateAboveGrowth(parameters);
    const kept = letOn(unit, parameters, valueDate);
    const sold = sellOff(unit, parameters);
    const line = { id: unit.unitId, letOn: valuesOf(kept), sellOff: sold && valuesOf(sold) };
    const lines = buckets.get(unit.bucket);
    if (lines) lines.push(line);
    else buckets.set(unit.bucket, [line]);
  }
  const values = new Map<string, UnitValue>();
  for (const lines of buckets.values()) {
    const kept = lines.reduce((sum, line) => sum + line.letOn.net, 0);
    const sold = lines.reduce((sum, line) => sum + (line.sellOff ?? line.letOn).net, 0);
    for (const line of lines) values.set(line.id, sold > kept ? (line.sellOff ?? line.letOn) : line.letOn);
  }
  return values;
}

function valuesOf({ grossValue, netValue }: { grossValue: number; netValue: number }): UnitValue {
  return { gross: grossValue, net: netValue };
}
