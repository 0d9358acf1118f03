import type { LeaseTerms, VacancyMonth } from '@kavel/contracts/leases';
import { monthStart } from './running';

export interface OccupiedUnit {
  /** m²; null: not known. */
  area: number | null;
  leases: readonly LeaseTerms[];
}

/**
 * Units with and without a lease on the first day of each month, of units whose leases are kept. A unit counts from the
 * first month that one of its leases tells of.
 */
export function vacancyByMonth(
  units: readonly OccupiedUnit[],
  { from, months }: { from: string; months: number },
): VacancyMonth[] {
  const line = Array.from({ length: months }, (_, index) => ({
    month: monthStart(from, index),
    units: 0,
    vacantUnits: 0,
    area: 0,
    vacantArea: 0,
  }));
  const at = (date: string) =>
    (Number(date.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(date.slice(5, 7)) -
    Number(from.slice(5, 7));
  for (const { leases, area } of units) {
    if (leases.length === 0) continue;
    const isLet = new Uint8Array(months);
    let known = months;
    for (const lease of leases) {
      // A lease that begins within a month runs on the first day of the next one.
      const start = lease.start === null ? 0 : at(lease.start) + (lease.start.endsWith('-01') ? 0 : 1);
      const end = lease.end === null ? months : at(lease.end) + 1;
      known = Math.min(known, Math.max(0, start));
      if (lease.kind === 'vacant') continue;
      for (let month = Math.max(0, start); month < Math.min(months, end); month += 1) isLet[month] = 1;
    }
    for (let month = known; month < months; month += 1) {
      const sums = line[month];
      if (sums === undefined) continue;
      sums.units += 1;
      sums.area += area ?? 0;
      if (isLet[month]) continue;
      sums.vacantUnits += 1;
      sums.vacantArea += area ?? 0;
    }
  }
  return line;
}
