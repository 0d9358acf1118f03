import { type AddressObjectData, fullAddress } from '@kavel/contracts';
import type { RentRoll, RentRollFigures } from '@kavel/contracts/leases';
import {
  cents,
  expiryByYear,
  isRunning,
  leaseFactsOf,
  leaseWalt,
  monthStart,
  vacancyByMonth,
  type WwsNorms,
} from '@kavel/engine';
import { maximumRentOf, type WwsFacts } from '../../valuation-reports/rules/wws-rents';
import type { KeptLease } from '../repositories/leases';

/** A unit as the rent roll reads it. */
export interface RentRollUnit {
  id: string;
  facts: WwsFacts & Pick<AddressObjectData, 'marketRent'>;
  /** Of the valuation that the portfolio shows, euro a year. */
  modelledRent: number | null;
}

/** Months before and after the month of the day of which vacancy is shown. */
const shownMonths = { before: 24, after: 12 };

type Computed = Pick<RentRoll, 'figures' | 'expiry' | 'vacancy' | 'units'>;

/** Figures of a rent roll on a day. */
export function rentRollOf(
  units: readonly RentRollUnit[],
  leases: readonly KeptLease[],
  { asOf, wws }: { asOf: string; wws: WwsNorms },
): Computed {
  const leasesOf = Map.groupBy(leases, ({ unitId }) => unitId);
  const lines = units.map(unit => {
    const terms = leasesOf.get(unit.id)?.map(({ content }) => content) ?? [];
    const { annualRent } = leaseFactsOf(terms, asOf);
    const isLet = terms.some(lease => isRunning(lease, asOf));
    return { unit, terms, annualRent, isLet, wwsRent: wwsRentOf(unit, wws), marketRent: marketRentOf(unit) };
  });
  const all = leases.map(({ content }) => content);
  const running = all.filter(lease => isRunning(lease, asOf));
  const known = lines.filter(({ terms }) => terms.length > 0);
  const term = leaseWalt(all, asOf);
  const figures: RentRollFigures = {
    contractRent: cents(running.reduce((sum, { annualRent }) => sum + annualRent, 0)),
    runningLeases: running.length,
    units: units.length,
    knownUnits: known.length,
    vacantUnits: known.filter(({ isLet }) => !isLet).length,
    walt: term.walt,
    waltToBreak: term.waltToBreak,
    waltLeases: term.leases,
    market: againstMarket(known),
    wws: { ...againstWws(known), year: wws.year },
  };
  return {
    figures,
    expiry: expiryByYear(all, asOf),
    vacancy: vacancyByMonth(
      lines.map(({ unit, terms }) => ({ area: unit.facts.oppervlakte, leases: terms })),
      { from: monthStart(asOf, -shownMonths.before), months: shownMonths.before + 1 + shownMonths.after },
    ),
    units: {
      id: units.map(({ id }) => id),
      address: units.map(({ facts }) => fullAddress(facts)),
      vtwType: units.map(({ facts }) => facts.vtwType),
      area: units.map(({ facts }) => facts.oppervlakte),
      marketRent: lines.map(({ marketRent }) => marketRent),
      wwsRent: lines.map(({ wwsRent }) => (typeof wwsRent === 'number' ? wwsRent : null)),
    },
  };
}

interface Line {
  annualRent: number;
  isLet: boolean;
  marketRent: number | null;
  wwsRent: number | 'unknown' | null;
}

/** Half a percent either way is the market rent itself. */
const margin = 0.005;

function againstMarket(lines: readonly Line[]): RentRollFigures['market'] {
  const sums = { units: 0, contractRent: 0, marketRent: 0, over: 0, under: 0 };
  for (const { annualRent, isLet, marketRent } of lines) {
    if (!isLet || marketRent === null) continue;
    sums.units += 1;
    sums.contractRent += annualRent;
    sums.marketRent += marketRent;
    if (annualRent > marketRent * (1 + margin)) sums.over += 1;
    if (annualRent < marketRent * (1 - margin)) sums.under += 1;
  }
  return { ...sums, contractRent: cents(sums.contractRent), marketRent: cents(sums.marketRent) };
}

function againstWws(lines: readonly Line[]): Omit<RentRollFigures['wws'], 'year'> {
  const sums = { units: 0, unknown: 0, maxRent: 0, above: 0, excess: 0 };
  for (const { annualRent, isLet, wwsRent } of lines) {
    if (!isLet || wwsRent === null) continue;
    if (wwsRent === 'unknown') {
      sums.unknown += 1;
      continue;
    }
    sums.units += 1;
    sums.maxRent += wwsRent;
    if (annualRent <= wwsRent) continue;
    sums.above += 1;
    sums.excess += annualRent - wwsRent;
  }
  return { ...sums, maxRent: cents(sums.maxRent), excess: cents(sums.excess) };
}

function marketRentOf({ facts, modelledRent }: RentRollUnit): number | null {
  return facts.marketRent ?? modelledRent;
}

/** Euro a year; null where no maximum applies. */
function wwsRentOf({ facts }: RentRollUnit, wws: WwsNorms): number | 'unknown' | null {
  const rent = maximumRentOf(facts, wws);
  return typeof rent === 'number' ? cents(rent) : rent;
}
