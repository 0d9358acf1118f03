import type { IndexationLine, LeaseTerms } from '@kavel/contracts/leases';
import { addMonths, isRunning } from './running';
import { cents } from './unit-facts';

export interface IndexedLease extends LeaseTerms {
  /** Day of the last indexation; null: none. */
  indexedOn: string | null;
}

export interface IndexationTerms {
  /** Day on which the new rents begin. */
  date: string;
  /** Change of the consumer price index, a fraction; null: not given. */
  cpi: number | null;
}

export type Indexed = Pick<IndexationLine, 'outcome' | 'oldRent' | 'newRent' | 'rate'>;

/** A rent is indexed once a year: a run up to a month early or late still counts as that of its year. */
const leastMonthsBetween = 11;

/**
 * The rent of a lease from a day on, by its own clause: a fixed rate, or the consumer price index within cap and floor.
 * Only in the month of its clause, not within a year of its start or last indexation. Rents are rounded to cents.
 */
export function indexed(lease: IndexedLease, { date, cpi }: IndexationTerms): Indexed {
  const kept = (outcome: Indexed['outcome']): Indexed => ({
    outcome,
    oldRent: lease.annualRent,
    newRent: lease.annualRent,
    rate: null,
  });
  const { indexation, start, indexedOn } = lease;
  if (!isRunning(lease, date)) return kept('not-running');
  if (indexation === null) return kept('unknown-clause');
  if (indexation.clause === 'none') return kept('no-clause');
  const month = indexation.month ?? (start === null ? null : monthOf(start));
  if (month !== null && month !== monthOf(date)) return kept('other-month');
  if (start !== null && date < addMonths(start, 12)) return kept('first-year');
  if (indexedOn !== null && date < addMonths(indexedOn, leastMonthsBetween)) return kept('already');
  const by = (outcome: Indexed['outcome'], rate: number): Indexed => ({
    outcome,
    oldRent: lease.annualRent,
    newRent: cents(lease.annualRent * (1 + rate)),
    rate,
  });
  if (indexation.clause === 'fixed') return by('fixed', indexation.rate ?? 0);
  if (cpi === null) return kept('no-cpi');
  const { cap, floor } = indexation;
  if (cap !== null && cpi > cap) return by('capped', cap);
  return floor !== null && cpi < floor ? by('floored', floor) : by('cpi', cpi);
}

const monthOf = (date: string) => Number(date.slice(5, 7));
