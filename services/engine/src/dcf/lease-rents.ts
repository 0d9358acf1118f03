import { dwellingTypes } from '@kavel/contracts';
import type { LeaseTerms } from '@kavel/contracts/leases';
import { addMonths } from '../leases/running';
import { yearsBetween } from '../yields/walt';
import type { CashFlowUnit, UnitParameters } from './unit';

type Known = Pick<CashFlowUnit, 'vtwType' | 'oppervlakte'>;
type Rates = Pick<UnitParameters, 'turnoverRate' | 'rentGrowth'>;

/**
 * Rent of a unit by year from its leases that run on the value date, in euro at the price level of that year:
 * Σ (paid share − rent-free share) × rent × (1 + growth of its clause)^(year − 1) − discount, and what is not paid for at
 * the reletting rent. A dwelling's tenants leave at the turnover rate whatever the lease says, as do tenants without an
 * end; other leases pay until their end. A part of the unit that no lease has is let from the first year on.
 */
export function leaseRents(
  unit: Known,
  leases: readonly LeaseTerms[],
  { turnoverRate, rentGrowth }: Rates,
  { valueDate, reletRent }: { valueDate: string; reletRent: number },
): (year: number) => number {
  const isDwelling = dwellingTypes.includes(unit.vtwType);
  const shares = sharesOf(unit, leases);
  const unlet = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));
  const left = (until: string | null) => (until === null ? null : yearsBetween(valueDate, until));
  const terms = leases.map(({ start, rentFreeMonths, end, discountEnd, ...lease }, at) => ({
    share: shares[at] ?? 0,
    annualRent: lease.annualRent,
    discount: lease.discount,
    growth: isDwelling ? rentGrowth : growthOf(lease, rentGrowth),
    yearsPaid: isDwelling ? null : left(end),
    yearsFree: start === null ? 0 : left(addMonths(start, rentFreeMonths)),
    yearsDiscounted: left(discountEnd),
  }));
  return year => {
    let rent = 0;
    let relet = unlet;
    for (const { share, annualRent, discount, growth, yearsPaid, yearsFree, yearsDiscounted } of terms) {
      const paid = yearsPaid === null ? (1 - turnoverRate) ** year : within(yearsPaid, year);
      const free = Math.min(paid, within(yearsFree, year));
      const discounted = Math.min(paid, within(yearsDiscounted, year));
      rent +=
        (paid - free) * annualRent * (1 + growth) ** (year - 1) - Math.max(0, discounted - free) * discount;
      relet += (1 - paid) * share;
    }
    return rent + relet * reletRent * (1 + rentGrowth) ** (year - 1);
  };
}

/** Share of a year that is within so many years; all of it without an end. */
function within(length: number | null, year: number): number {
  return length === null ? 1 : Math.min(1, Math.max(0, length - (year - 1)));
}

/** Growth of the rent a year by the clause: unknown follows the market, the price index within its cap and floor. */
function growthOf({ indexation }: Pick<LeaseTerms, 'indexation'>, rentGrowth: number): number {
  if (indexation === null) return rentGrowth;
  if (indexation.clause === 'none') return 0;
  if (indexation.clause === 'fixed') return indexation.rate ?? 0;
  const { cap, floor } = indexation;
  return Math.min(cap ?? rentGrowth, Math.max(floor ?? rentGrowth, rentGrowth));
}

/** Parts of the unit that leases have: by area where all areas are known, else by rent. At most the whole unit. */
function sharesOf({ oppervlakte }: Known, leases: readonly LeaseTerms[]): number[] {
  const areas = leases.flatMap(({ area }) => area ?? []);
  const byArea = areas.length === leases.length && oppervlakte > 0;
  const sizes = byArea ? areas : leases.map(({ annualRent }) => annualRent);
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum === 0) return leases.map(() => 1 / leases.length);
  const whole = byArea ? Math.max(oppervlakte, sum) : sum;
  return sizes.map(size => size / whole);
}
