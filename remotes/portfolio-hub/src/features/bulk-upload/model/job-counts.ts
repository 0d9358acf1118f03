import type { BulkJob } from '@kavel/contracts/bulk';

/** Lines that are neither in the portfolio nor about to go in. */
export function problemsOf({ counts, matched }: BulkJob): number {
  return matched - counts.added - counts.matched;
}

/** All parts came in, so that the job can be judged and started. */
export function isComplete({ received, parts }: BulkJob): boolean {
  return received.length === parts;
}

/** Lines that keep the list from going in as a whole. */
export function blockersOf({ counts }: BulkJob): number {
  return counts['not-found'] + counts.ambiguous + counts.unreadable + counts['invalid-facts'];
}
