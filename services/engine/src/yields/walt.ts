const daysPerYear = 365.25;
const msPerDay = 86_400_000;

/** A rent in euro a year and the ISO date until which it is certain. */
export interface LeaseTerm {
  annualRent: number;
  until: string;
}

/**
 * Weighted average lease term in years: Σ rent × remaining years / Σ rent. An ended lease counts with 0 years. Null
 * without rent-paying leases.
 */
export function walt(leases: readonly LeaseTerm[], onDate: string): number | null {
  const rent = leases.reduce((sum, lease) => sum + lease.annualRent, 0);
  if (rent === 0) return null;
  const rentYears = leases.reduce(
    (sum, lease) => sum + lease.annualRent * yearsBetween(onDate, lease.until),
    0,
  );
  return rentYears / rent;
}

/** Years between two ISO dates, 0 when the second is not later. */
export function yearsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / msPerDay / daysPerYear);
}
