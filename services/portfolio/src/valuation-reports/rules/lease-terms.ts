import type { AddressObjectData, Unit } from '@kavel/contracts';
import { type LeaseTerm, walt } from '@kavel/engine';

export interface RemainingTerms {
  /** Years to expiry, weighted by rent; null without leases with an end. */
  walt: number | null;
  /** Years to the break or, without a break in the future, to expiry. */
  waltToBreak: number | null;
  /** Number of units in the average: those with a rent and an end of lease. */
  leaseCount: number;
}

export function remainingTerms(units: readonly Unit[], valueDate: string): RemainingTerms {
  const leases = units.map(unit => unit.addressObjectData);
  const toExpiry = termsUntil(leases, lease => lease.leaseEnd);
  return {
    walt: walt(toExpiry, valueDate),
    leaseCount: toExpiry.length,
    waltToBreak: walt(
      termsUntil(leases, lease => nextBreak(lease, valueDate)),
      valueDate,
    ),
  };
}

/** A break that passed unused no longer ends the lease. */
function nextBreak({ leaseBreak, leaseEnd }: AddressObjectData, valueDate: string): string | null {
  return leaseBreak !== null && leaseBreak >= valueDate ? leaseBreak : leaseEnd;
}

function termsUntil(
  leases: readonly AddressObjectData[],
  untilOf: (lease: AddressObjectData) => string | null,
): LeaseTerm[] {
  return leases.flatMap(lease => {
    const until = untilOf(lease);
    return until === null || !lease.annualRent ? [] : [{ annualRent: lease.annualRent, until }];
  });
}
