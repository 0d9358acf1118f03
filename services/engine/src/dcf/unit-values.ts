import type { OperatingCostParams } from '@kavel/contracts';
import type { CashFlowNorms } from '../parameters/cash-flow-norms';
import { factorsOf } from './factors';
import { type Flows, lineAt, lineCount, newRoom } from './flows';
import { unitParameters } from './parameters';
import { requireRateAboveGrowth } from './rate-above-growth';
import { letOn, sellOff } from './scenarios';
import { type CashFlowUnit, type UnitParameters, years } from './unit';

/** In euro: before transfer costs (vrij op naam) and after (kosten koper). */
export interface UnitValue {
  gross: number;
  net: number;
}

/** A unit's value in both scenarios; null where it cannot be sold off. */
export interface ScenarioValues {
  id: string;
  bucket: string;
  letOn: UnitValue;
  sellOff: UnitValue | null;
  /** What a euro of vacant value adds to the net value of selling off: it is linear in that. */
  perVacantEuro: number;
}

/** Of the unit at hand: its amounts by year are not kept. */
const rooms = { letOn: newRoom(), sellOff: newRoom() };

/** Throws RateAtOrBelowGrowth. */
export function scenarioValues(
  unit: CashFlowUnit,
  valueDate: string,
  parameters: UnitParameters,
): ScenarioValues {
  requireRateAboveGrowth(parameters);
  const sold = sellOff(unit, parameters, rooms.sellOff);
  return {
    id: unit.unitId,
    bucket: unit.bucket,
    letOn: netAndGross(letOn(unit, parameters, valueDate, rooms.letOn)),
    sellOff: sold && netAndGross(sold),
    perVacantEuro: sold && unit.vacantValue ? salesOf(sold, parameters) / unit.vacantValue : 0,
  };
}

/** Of each unit. Throws RateAtOrBelowGrowth. */
export function scenariosOf(
  units: readonly CashFlowUnit[],
  valueDate: string,
  params: OperatingCostParams,
  norms: CashFlowNorms,
): ScenarioValues[] {
  return units.map(unit => scenarioValues(unit, valueDate, unitParameters(unit, valueDate, params, norms)));
}

/** Net present value of the sales; year 16 has none. */
function salesOf({ lines }: Flows, { sellOffDiscountRate, transferCosts }: UnitParameters): number {
  const { middle } = factorsOf(sellOffDiscountRate);
  let present = 0;
  for (let year = 0; year < years; year += 1) {
    const at = year * lineCount;
    const sales = (lines[at + lineAt.saleProceeds] ?? 0) + (lines[at + lineAt.saleCost] ?? 0);
    present += sales / (middle[year] ?? 1);
  }
  return present / (1 + transferCosts);
}

/** Value of each unit under the better scenario of its bucket. */
export function bestOfBuckets(units: readonly ScenarioValues[]): Map<string, UnitValue> {
  const values = new Map<string, UnitValue>();
  for (const lines of Map.groupBy(units, ({ bucket }) => bucket).values()) {
    const kept = lines.reduce((sum, line) => sum + line.letOn.net, 0);
    const sold = lines.reduce((sum, line) => sum + (line.sellOff ?? line.letOn).net, 0);
    for (const line of lines) values.set(line.id, sold > kept ? (line.sellOff ?? line.letOn) : line.letOn);
  }
  return values;
}

function netAndGross({ grossValue, netValue }: Flows): UnitValue {
  return { gross: grossValue, net: netValue };
}
