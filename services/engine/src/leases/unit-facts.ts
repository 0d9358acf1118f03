import type { LeaseTerms } from '@kavel/contracts/leases';
import { yearsBetween } from '../yields/walt';
import { isRunning, nextBreak } from './running';

/** The facts of a unit that follow from its leases. Euro a year, ISO dates. */
export interface LeaseFacts {
  annualRent: number;
  leaseEnd: string | null;
  leaseBreak: string | null;
}

const msPerYear = 365.25 * 86_400_000;

/**
 * Rent: the sum of the leases that run, 0 when the unit is vacant. End: the day on which the rent-weighted remaining
 * term of the running leases with an end is over, so that a WALT over units equals one over leases; of one lease its own
 * end. Break: likewise of the next break or else the end, when at least one has a break to come.
 */
export function leaseFactsOf(leases: readonly LeaseTerms[], onDate: string): LeaseFacts {
  const running = leases.filter(lease => isRunning(lease, onDate));
  const hasBreak = running.some(({ breakDate }) => breakDate !== null && breakDate >= onDate);
  return {
    annualRent: cents(running.reduce((sum, { annualRent }) => sum + annualRent, 0)),
    leaseEnd: weightedDay(running, onDate, ({ end }) => end),
    leaseBreak: hasBreak ? weightedDay(running, onDate, lease => nextBreak(lease, onDate)) : null,
  };
}

/**
 * Facts of a unit as of a day: what follows from its leases is that of the day, of whichever day it was kept. A unit
 * without leases has what its owner gave.
 */
export function factsOn<Facts extends { leases?: readonly LeaseTerms[] | undefined }>(
  facts: Facts,
  onDate: string,
): Facts {
  return facts.leases === undefined ? facts : { ...facts, ...leaseFactsOf(facts.leases, onDate) };
}

/** The first day after this one on which a lease begins, has ended, or its break has passed; null: none. */
export function nextLeaseChange(
  leases: readonly Pick<LeaseTerms, 'start' | 'end' | 'breakDate'>[],
  onDate: string,
): string | null {
  const days = leases.flatMap(({ start, end, breakDate }) => [start, dayAfter(end), dayAfter(breakDate)]);
  return days.flatMap(day => (day !== null && day > onDate ? [day] : [])).sort()[0] ?? null;
}

const dayAfter = (date: string | null) =>
  date === null ? null : new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

function weightedDay(
  leases: readonly LeaseTerms[],
  onDate: string,
  dayOf: (lease: LeaseTerms) => string | null,
): string | null {
  const days = leases.flatMap(lease => {
    const day = dayOf(lease);
    return day === null ? [] : [{ day, weight: lease.annualRent }];
  });
  const [first] = days;
  if (first === undefined) return null;
  if (days.every(({ day }) => day === first.day)) return first.day;
  // Leases without rent (a parking place in the bargain) do not weigh, unless there are no others.
  const total = days.reduce((sum, { weight }) => sum + weight, 0);
  const years = days.reduce(
    (sum, { day, weight }) =>
      sum + yearsBetween(onDate, day) * (total > 0 ? weight / total : 1 / days.length),
    0,
  );
  return new Date(Date.parse(onDate) + years * msPerYear).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

export const cents = (amount: number) => Math.round(amount * 100) / 100;
