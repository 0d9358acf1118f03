import { dwellingTypes } from '@kavel/contracts';
import { yearsBetween } from '../yields/walt';
import { discount } from './discount';
import { factorsOf } from './factors';
import { type FlowRoom, type Flows, lineAt, lineCount, newRoom } from './flows';
import { leaseRents } from './lease-rents';
import { type CashFlowUnit, type UnitParameters, years } from './unit';

/** The lines of 15 years, and those of year 16, whose sum gives the end value. */
export interface ScenarioLines extends FlowRoom {
  incomeOfYear16: number;
}

/** Shares of the unit in one year. Growth counts from year 1, which has the current price level. */
interface YearPlan {
  year: number;
  /** Share at contract rent, share at market rent. */
  sitting: number;
  relet: number;
  /** Share that is relet, share that is sold. */
  turnover: number;
  sold: number;
  /** Rent at the price level of the year, in place of that by the shares. */
  rent?: number;
}

/** Letting on (doorexploiteren): the unit stays let; vacancies are relet at market rent. */
export function letOnLines(
  unit: CashFlowUnit,
  parameters: UnitParameters,
  valueDate: string,
  room: FlowRoom = newRoom(),
): ScenarioLines {
  const { turnoverRate } = parameters;
  const sittingIn = sittingShares(unit, turnoverRate, valueDate);
  const leased =
    unit.leases && leaseRents(unit, unit.leases, parameters, { valueDate, reletRent: reletRent(unit) });
  return linesOf(room, unit, parameters, year => {
    const sitting = sittingIn(year);
    const plan = { year, sitting, relet: 1 - sitting, turnover: turnoverRate, sold: 0 };
    return leased ? { ...plan, rent: leased(year) } : plan;
  });
}

/** Selling off (uitponden): vacancies are sold. Null for non-dwellings, and without a vacant value. */
export function sellOffLines(
  unit: CashFlowUnit,
  parameters: UnitParameters,
  room: FlowRoom = newRoom(),
): ScenarioLines | null {
  if (!dwellingTypes.includes(unit.vtwType) || unit.vacantValue === null) return null;
  const { turnoverRate } = parameters;
  const { whole: staying } = factorsOf(-turnoverRate);
  return linesOf(room, unit, parameters, year => ({
    year,
    sitting: staying[year] ?? 0,
    relet: 0,
    turnover: 0,
    sold: year > years ? 0 : turnoverRate * (staying[year - 1] ?? 0),
  }));
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
function sittingShares(
  unit: CashFlowUnit,
  turnoverRate: number,
  valueDate: string,
): (year: number) => number {
  if (dwellingTypes.includes(unit.vtwType) || unit.leaseEnd === null) {
    const { whole } = factorsOf(-turnoverRate);
    return year => whole[year] ?? 0;
  }
  const left = yearsBetween(valueDate, unit.leaseEnd);
  return year => Math.min(1, Math.max(0, left - (year - 1)));
}

function linesOf(
  room: FlowRoom,
  unit: CashFlowUnit,
  parameters: UnitParameters,
  plan: (year: number) => YearPlan,
): ScenarioLines {
  const { lines, year16 } = room;
  const write = yearWriter(unit, parameters);
  for (let year = 1; year <= years; year += 1) write(lines, (year - 1) * lineCount, plan(year));
  write(year16, 0, plan(years + 1));
  return { ...room, incomeOfYear16: year16.reduce((sum, amount) => sum + amount, 0) };
}

/** Writes the lines of one year from `at` on. */
function yearWriter(
  unit: CashFlowUnit,
  { costs, rentGrowth, valueGrowth, costInflation, vacancyRate, saleCost }: UnitParameters,
): (lines: Float64Array, at: number, plan: YearPlan) => void {
  const { whole: rentLevels } = factorsOf(rentGrowth);
  const { whole: priceLevels } = factorsOf(valueGrowth);
  const { whole: costLevels } = factorsOf(costInflation);
  const relettingAt = reletRent(unit);
  return (lines, at, { year, sitting, relet, turnover, sold, rent: leaseRent }) => {
    const held = sitting + relet;
    const rents = rentLevels[year - 1] ?? 1;
    const prices = priceLevels[year - 1] ?? 1;
    const costLevel = costLevels[year - 1] ?? 1;
    const perM2 = unit.oppervlakte * costLevel;
    const added = held * (unit.capex?.rents[year - 1] ?? 0) * rents;
    const rent = (leaseRent ?? (sitting * unit.contractRent + relet * relettingAt) * rents) + added;
    const proceeds = sold * (unit.vacantValue ?? 0) * prices;
    lines[at + lineAt.rent] = rent;
    lines[at + lineAt.vacancy] = -rent * vacancyRate;
    lines[at + lineAt.turnoverCost] = -turnover * costs.turnover * perM2;
    lines[at + lineAt.maintenance] = -held * costs.maintenance * perM2;
    lines[at + lineAt.management] = -rent * costs.management;
    lines[at + lineAt.insurance] = -held * costs.insurance * perM2;
    lines[at + lineAt.propertyTax] = -held * costs.propertyTax * perM2;
    lines[at + lineAt.saleProceeds] = proceeds;
    lines[at + lineAt.capex] = -held * (unit.capex?.costs[year - 1] ?? 0) * costLevel;
    lines[at + lineAt.saleCost] = -proceeds * saleCost;
  };
}

function reletRent({ marketRent, regulatedRent }: CashFlowUnit): number {
  return Math.min(marketRent, regulatedRent ?? Number.POSITIVE_INFINITY);
}
