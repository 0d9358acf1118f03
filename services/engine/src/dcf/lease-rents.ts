import { dwellingTypes } from '@kavel/contracts';
import type { LeaseTerms } from '@kavel/contracts/leases';
import { addMonths } from '../leases/running';
import { yearsBetween } from '../yields/walt';
import type { CashFlowUnit, UnitParameters } from './unit';

type Known = Pick<CashFlowUnit, 'vtwType' | 'oppervlakte'>;
type Rates = Pick<UnitParameters, 'turnoverRate' | 'rentGrowth'>;

/**
 * Rent of a unit in one year from its leases that run on the value date, in euro at the price level of that year:
 * Σ (paid share − rent-free share) × rent × (1 + growth of its clause)^(year − 1) − discount, and what is not paid for at
 * the reletting rent. A dwelling's tenants leave at the turnover rate whatever the lease says, as do tenants without an
 * end; other leases pay until their end. A part of the unit that no lease has is let from the first year on.
 */
export function leaseRentOfYear(
  unit: Known,
  leases: readonly LeaseTerms[],
  { turnoverRate, rentGrowth }: Rates,
  { year, valueDate, reletRent }: { year: number; valueDate: string; reletRent: number },
): number {
  const shares = sharesOf(unit, leases);
  const isDwelling = dwellingTypes.includes(unit.vtwType);
  const within = (until: string | null) =>
    until === null ? 1 : Math.min(1, Math.max(0, yearsBetween(valueDate, until) - (year - 1)));
  let rent = 0;
  let relet = Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));
  leases.forEach((lease, at) => {
    const { annualRent, start, end, rentFreeMonths, discount, discountEnd } = lease;
    const paid = isDwelling || end === null ? (1 - turnoverRate) ** year : within(end);
    const free = start === null ? 0 : Math.min(paid, within(addMonths(start, rentFreeMonths)));
    const growth = isDwelling ? rentGrowth : growthOf(lease, rentGrowth);
    const discounted = Math.min(paid, within(discountEnd));
    rent +=
      (paid - free) * annualRent * (1 + growth) ** (year - 1) - Math.max(0, discounted - free) * discount;
    relet += (1 - paid) * (shares[at] ?? 0);
  });
  return rent + relet * reletRent * (1 + rentGrowth) ** (year - 1);
}

/** Growth of the rent a year by the clause: unknown follows the market, the price index within its cap and floor. */
function growthOf({ indexation }: LeaseTerms, rentGrowth: number): number {
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
