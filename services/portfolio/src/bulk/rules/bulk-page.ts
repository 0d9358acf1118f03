import type { BulkOutcome } from '@kavel/contracts/bulk';
import type { StoredPart } from '../repositories/bulk-parts';
import { type BulkRow, outcomeOf } from './bulk-plan';

/** A row that is shown, and where it stands. */
export interface PagedRow {
  row: BulkRow;
  outcome: BulkOutcome;
}

/** Where a page ended: in this part, at this line. */
export interface PageEnd {
  part: number;
  line: number;
}

export function readPageEnd(text: string | undefined): PageEnd {
  const [part = 0, line = 0] = (text ?? '').split(':').map(Number);
  return { part, line };
}

/** Rows of a part behind where the page before ended, of these outcomes or of any. */
export function rowsAfter(
  { part, rows, stored }: StoredPart,
  end: PageEnd,
  outcomes: readonly BulkOutcome[],
): PagedRow[] {
  const from = part === end.part ? rows.findIndex(row => row.line === end.line) + 1 : 0;
  return rows
    .slice(from)
    .map(row => ({ row, outcome: outcomeOf(row, stored) }))
    .filter(({ outcome }) => outcomes.length === 0 || outcomes.includes(outcome));
}
