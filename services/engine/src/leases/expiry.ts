import type { ExpiryYear, LeaseTerms } from '@kavel/contracts/leases';
import { isRunning, nextBreak } from './running';
import { cents } from './unit-facts';

/**
 * Rent of the leases that run on a day, by the year of their next break and of their end; years without any between the
 * first and the last are there too. Leases for an indefinite time come last, under no year.
 */
export function expiryByYear(leases: readonly LeaseTerms[], onDate: string): ExpiryYear[] {
  const years = new Map<number | null, ExpiryYear>();
  const at = (date: string | null) => {
    const year = date === null ? null : Number(date.slice(0, 4));
    const line = years.get(year) ?? { year, toBreak: 0, toExpiry: 0, leases: 0 };
    years.set(year, line);
    return line;
  };
  for (const lease of leases) {
    if (!isRunning(lease, onDate)) continue;
    at(nextBreak(lease, onDate)).toBreak += lease.annualRent;
    const ending = at(lease.end);
    ending.toExpiry += lease.annualRent;
    ending.leases += 1;
  }
  const dated = [...years.keys()].filter(year => year !== null);
  const first = Math.min(...dated);
  const count = dated.length === 0 ? 0 : Math.max(...dated) - first + 1;
  const filled = Array.from({ length: count }, (_, index) => first + index);
  return [...filled, ...(years.has(null) ? [null] : [])].map(year => {
    const { toBreak, toExpiry, leases: ending } = years.get(year) ?? { toBreak: 0, toExpiry: 0, leases: 0 };
    return { year, toBreak: cents(toBreak), toExpiry: cents(toExpiry), leases: ending };
  });
}
