const daysPerYear = 365.25;
const msPerDay = 86_400_000;

/** A rent in euro a year and the ISO date to which it is certain. */
export interface LeaseTerm {
  annualRent: number;
  until: string;
}

/**
 * Weighted average lease term in years: Σ rent × remaining years / Σ rent. A lease that has ended counts
 * with 0 years. Null without leases that pay rent.
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

/** Years from one ISO date to a later one, 0 when it is not later. */
export function yearsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / msPerDay / daysPerYear);
}
