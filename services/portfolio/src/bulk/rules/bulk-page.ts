import type { BulkOutcome } from '@kavel/contracts/bulk';
import type { StoredPart } from '../repositories/bulk-parts';
import { type BulkRow, outcomeOf } from './bulk-plan';

/** A row of the page, and its position. */
export interface PagedRow {
  row: BulkRow;
  outcome: BulkOutcome;
}

/** The last row of a page: its part and line. */
export interface PageEnd {
  part: number;
  line: number;
}

export function readPageEnd(text: string | undefined): PageEnd {
  const [part = 0, line = 0] = (text ?? '').split(':').map(Number);
  return { part, line };
}

/** Rows of a part after the last row of the previous page, with these outcomes or with any. */
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
