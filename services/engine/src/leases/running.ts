import type { LeaseTerms } from '@kavel/contracts/leases';

type Term = Pick<LeaseTerms, 'kind' | 'start' | 'end'>;

/** Whether somebody rents on a day. ISO dates compare as text; a lease runs on its last day. */
export function isRunning({ kind, start, end }: Term, onDate: string): boolean {
  return kind !== 'vacant' && (start === null || start <= onDate) && (end === null || end >= onDate);
}

/** The next break, or else the end. A break that passed unused no longer counts. */
export function nextBreak(
  { breakDate, end }: Pick<LeaseTerms, 'breakDate' | 'end'>,
  onDate: string,
): string | null {
  return breakDate !== null && breakDate >= onDate ? breakDate : end;
}

/** The first day of the month, moved by whole months. */
export function monthStart(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The same day so many months later; the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
