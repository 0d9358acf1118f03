import type { BulkJob } from '@kavel/contracts/bulk';

/** Number of lines that were not added and will not be. */
export function problemsOf({ counts, matched }: BulkJob): number {
  return matched - counts.added - counts.matched;
}

/** Whether all parts were received, so that the job can be checked and started. */
export function isComplete({ received, parts }: BulkJob): boolean {
  return received.length === parts;
}

/** Number of lines that prevent adding the list as a whole. */
export function blockersOf({ counts }: BulkJob): number {
  return counts['not-found'] + counts.ambiguous + counts.unreadable + counts['invalid-facts'];
}
