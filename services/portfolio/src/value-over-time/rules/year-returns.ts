import type { PortfolioYear, YearReturn } from '@kavel/contracts/portfolios';
import { type CashFlowNorms, daysByYear, daysOfYear, type ReturnPeriod, returnsByYear } from '@kavel/engine';
import { ownersCosts } from '../../valuation-reports/rules/income';
import type { ApprovedHead, ValueLine } from '../repositories/approved-values';

export interface ReturnInputs {
  heads: ReadonlyMap<string, ApprovedHead>;
  /** Norms by valuation, as frozen with it. */
  norms: ReadonlyMap<string, CashFlowNorms>;
  entered: ReadonlyMap<number, PortfolioYear>;
}

interface Point {
  date: string;
  lines: ReadonlyMap<string, ValueLine>;
}

interface Held {
  before: ValueLine;
  after: ValueLine;
}

/** A period with what it is of. */
interface KnownPeriod extends ReturnPeriod {
  held: number;
  units: number;
  incomeBasis: YearReturn['incomeBasis'];
}

/**
 * Total return by year from the valuations (decision 0316). Of each period between two value dates, the units that are in
 * both. With income and costs entered for a year: all of them. Else those with a known rent, whose income is the mean of
 * the rents at both dates minus norm costs; without any, the growth of all, and no income.
 */
export function yearReturns(points: readonly Point[], inputs: ReturnInputs): YearReturn[] {
  const periods = points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from ? [periodOf(from, to, inputs)] : [];
  });
  return returnsByYear(periods).map(returns => {
    const of = periods.filter(({ from, to }) =>
      daysByYear(from, to).some(({ year }) => year === returns.year),
    );
    const bases = new Set(of.map(({ incomeBasis }) => incomeBasis));
    return {
      ...returns,
      held: Math.min(...of.map(({ held }) => held)),
      units: Math.min(...of.map(({ units }) => units)),
      incomeBasis: bases.has(null) ? null : bases.has('norms') ? 'norms' : 'entered',
    };
  });
}

function periodOf(from: Point, to: Point, inputs: ReturnInputs): KnownPeriod {
  const held = [...to.lines].flatMap(([objectId, after]) => {
    const before = from.lines.get(objectId);
    return before ? [{ before, after }] : [];
  });
  const years = daysByYear(from.date, to.date).map(({ year, days }) => ({
    entered: inputs.entered.get(year),
    share: days / daysOfYear(year),
  }));
  const isEntered = years.every(({ entered }) => entered?.income != null && entered.costs != null);
  const rented = held.filter(({ before, after }) => before.annualRent !== null || after.annualRent !== null);
  const units = isEntered || rented.length === 0 ? held : rented;
  const sum = (of: (entered: PortfolioYear) => number | null) =>
    years.reduce((total, { entered, share }) => total + (entered ? (of(entered) ?? 0) * share : 0), 0);
  const lengthInYears = years.reduce((total, { share }) => total + share, 0);
  const all = units.length === held.length;
  return {
    from: from.date,
    to: to.date,
    opening: units.reduce((total, { before }) => total + before.value, 0),
    closing: units.reduce((total, { after }) => total + after.value, 0),
    netIncome: isEntered
      ? sum(({ income, costs }) => (income ?? 0) - (costs ?? 0))
      : rented.length === 0
        ? null
        : rented.reduce((total, one) => total + netIncomeOf(one, inputs), 0) * lengthInYears,
    // What was spent on all units says nothing of some of them.
    capex: all ? sum(({ capex }) => capex) : 0,
    receipts: all ? sum(({ receipts }) => receipts) : 0,
    held: held.length,
    units: units.length,
    incomeBasis: isEntered ? 'entered' : rented.length === 0 ? null : 'norms',
  };
}

/** Euro a year: the mean of what is known at both dates. */
function netIncomeOf({ before, after }: Held, inputs: ReturnInputs): number {
  const known = [before, after].flatMap(line => {
    const [head, norms] = [inputs.heads.get(line.valuationId), inputs.norms.get(line.valuationId)];
    if (line.annualRent === null || !head || !norms) return [];
    const { operating } = ownersCosts(
      { id: line.unitId, addressObjectData: line },
      line,
      head.valueDate,
      head.operatingCostParams,
      norms,
    );
    return [line.annualRent - operating];
  });
  return known.reduce((total, one) => total + one, 0) / Math.max(1, known.length);
}
