import type { LeaseTerms } from '@kavel/contracts/leases';
import { type LeaseTerm, walt } from '../yields/walt';
import { isRunning, nextBreak } from './running';

export interface LeaseWalt {
  /** Years, weighted by rent; null without running leases with an end. */
  walt: number | null;
  waltToBreak: number | null;
  /** Number of averaged leases: those that run, with a rent and an end. */
  leases: number;
}

/** WALT of leases to expiry and to the next break. */
export function leaseWalt(leases: readonly LeaseTerms[], onDate: string): LeaseWalt {
  const running = leases.filter(lease => isRunning(lease, onDate));
  const until = (dayOf: (lease: LeaseTerms) => string | null): LeaseTerm[] =>
    running.flatMap(lease => {
      const day = dayOf(lease);
      return day === null || lease.annualRent === 0 ? [] : [{ annualRent: lease.annualRent, until: day }];
    });
  const toExpiry = until(({ end }) => end);
  return {
    walt: walt(toExpiry, onDate),
    waltToBreak: walt(
      until(lease => nextBreak(lease, onDate)),
      onDate,
    ),
    leases: toExpiry.length,
  };
}
