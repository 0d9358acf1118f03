import type { AddressObjectData, Unit } from '@kavel/contracts';
import { type LeaseTerm, walt } from '@kavel/engine';

export interface RemainingTerms {
  /** Years to expiry, weighted by rent; null without leases with an end date. */
  walt: number | null;
  /** Years to the next break or, without one, to expiry. */
  waltToBreak: number | null;
  /** Number of averaged units: those with a rent and a lease end. */
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

/** A break that passed unused no longer counts. */
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
