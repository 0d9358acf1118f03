import { dwellingTypes } from '@kavel/contracts';
import { yearsBetween } from '../yields/walt';
import { discount } from './discount';
import { factorsOf } from './factors';
import { type FlowRoom, type Flows, lineAt, lineCount, newRoom, sumOf } from './flows';
import { leaseRents } from './lease-rents';
import { type CashFlowUnit, type UnitParameters, years } from './unit';

/** The lines of 15 years, and those of year 16, whose sum gives the end value. */
export interface ScenarioLines extends FlowRoom {
  incomeOfYear16: number;
}

/** What becomes of a unit. Arrays are by year, with the second year at 2. */
interface Plan {
  /** Share at contract rent; the rest is vacant. */
  sitting: Float64Array;
  vacancies: 'relet' | 'sold';
  /** Rent at the price level of the year, in place of that by the shares. */
  rents?: Float64Array | undefined;
}

/** Letting on (doorexploiteren): the unit stays let; vacancies are relet at market rent. */
export function letOnLines(
  unit: CashFlowUnit,
  parameters: UnitParameters,
  valueDate: string,
  room: FlowRoom = newRoom(),
): ScenarioLines {
  const { leases } = unit;
  const rents = leases && leaseRents(unit, leases, parameters, { valueDate, reletRent: reletRent(unit) });
  return linesOf(room, unit, parameters, {
    sitting: sittingShares(unit, parameters.turnoverRate, valueDate),
    vacancies: 'relet',
    rents: rents && byYear(rents),
  });
}

/** Selling off (uitponden): vacancies are sold. Null for non-dwellings, and without a vacant value. */
export function sellOffLines(
  unit: CashFlowUnit,
  parameters: UnitParameters,
  room: FlowRoom = newRoom(),
): ScenarioLines | null {
  if (!dwellingTypes.includes(unit.vtwType) || unit.vacantValue === null) return null;
  const { whole: sitting } = factorsOf(-parameters.turnoverRate);
  return linesOf(room, unit, parameters, { sitting, vacancies: 'sold' });
}

export function letOn(
  unit: CashFlowUnit,
  parameters: UnitParameters,
  valueDate: string,
  room?: FlowRoom,
): Flows {
  const lines = letOnLines(unit, parameters, valueDate, room);
  return discount(lines, lines.incomeOfYear16, parameters);
}

export function sellOff(unit: CashFlowUnit, parameters: UnitParameters, room?: FlowRoom): Flows | null {
  const lines = sellOffLines(unit, parameters, room);
  const rates = { ...parameters, discountRate: parameters.sellOffDiscountRate };
  return lines && discount(lines, lines.incomeOfYear16, rates);
}

/**
 * Dwelling tenants leave at the turnover rate, (1 − m)^t; so do tenants without a known lease end. Other leases pay the
 * contract rent until their end.
 */
function sittingShares(unit: CashFlowUnit, turnoverRate: number, valueDate: string): Float64Array {
  if (dwellingTypes.includes(unit.vtwType) || unit.leaseEnd === null) return factorsOf(-turnoverRate).whole;
  const left = yearsBetween(valueDate, unit.leaseEnd);
  return byYear(year => Math.min(1, Math.max(0, left - (year - 1))));
}

const byYear = (of: (year: number) => number) =>
  Float64Array.from({ length: years + 2 }, (_, year) => of(year));

/** Growth counts from year 1, which has the current price level. Portfolios have many units: no objects by year. */
function linesOf(
  room: FlowRoom,
  unit: CashFlowUnit,
  parameters: UnitParameters,
  { sitting: shares, vacancies, rents: leaseRents }: Plan,
): ScenarioLines {
  const { costs, turnoverRate, vacancyRate } = parameters;
  const { whole: rentLevels } = factorsOf(parameters.rentGrowth);
  const { whole: priceLevels } = factorsOf(parameters.valueGrowth);
  const { whole: costLevels } = factorsOf(parameters.costInflation);
  const isRelet = vacancies === 'relet';
  const relettingAt = reletRent(unit);
  const { contractRent, oppervlakte, capex } = unit;
  const vacantValue = unit.vacantValue ?? 0;
  for (let year = 1; year <= years + 1; year += 1) {
    const lines = year > years ? room.year16 : room.lines;
    const at = year > years ? 0 : (year - 1) * lineCount;
    const sitting = shares[year] ?? 0;
    const relet = isRelet ? 1 - sitting : 0;
    const sold = isRelet || year > years ? 0 : turnoverRate * (shares[year - 1] ?? 0);
    const held = sitting + relet;
    const rentLevel = rentLevels[year - 1] ?? 1;
    const costLevel = costLevels[year - 1] ?? 1;
    const perM2 = oppervlakte * costLevel;
    const added = held * (capex?.rents[year - 1] ?? 0) * rentLevel;
    const byShares = (sitting * contractRent + relet * relettingAt) * rentLevel;
    const rent = (leaseRents?.[year] ?? byShares) + added;
    const proceeds = sold * vacantValue * (priceLevels[year - 1] ?? 1);
    lines[at + lineAt.rent] = rent;
    lines[at + lineAt.vacancy] = -rent * vacancyRate;
    lines[at + lineAt.turnoverCost] = isRelet ? -turnoverRate * costs.turnover * perM2 : 0;
    lines[at + lineAt.maintenance] = -held * costs.maintenance * perM2;
    lines[at + lineAt.management] = -rent * costs.management;
    lines[at + lineAt.insurance] = -held * costs.insurance * perM2;
    lines[at + lineAt.propertyTax] = -held * costs.propertyTax * perM2;
    lines[at + lineAt.saleProceeds] = proceeds;
    lines[at + lineAt.capex] = -held * (capex?.costs[year - 1] ?? 0) * costLevel;
    lines[at + lineAt.saleCost] = -proceeds * parameters.saleCost;
  }
  return { ...room, incomeOfYear16: sumOf(room.year16) };
}

function reletRent({ marketRent, regulatedRent }: CashFlowUnit): number {
  return Math.min(marketRent, regulatedRent ?? Number.POSITIVE_INFINITY);
}
