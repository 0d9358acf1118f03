import { cell } from '../columns';
import { markOf, shuffledRows } from './cross-fit';
import type { TestPart } from './evaluate';
import type { SalesTable } from './sales-table';

/**
 * Folds of equal size, each predicted from the others. The assignment is derived from the sales. Duplicates of a sale
 * are in the same fold, so that they do not leak its price.
 */
export function foldsOf(table: SalesTable, count: number): TestPart[] {
  const rows = shuffledRows(table);
  const foldOf = new Int32Array(rows.length);
  let mark = Number.NaN;
  let place = -1;
  for (const row of rows) {
    const own = markOf(table, row);
    if (own !== mark) place += 1;
    mark = own;
    foldOf[row] = place % count;
  }
  return Array.from({ length: count }, (_, fold) => ({
    known: rows.filter(row => foldOf[row] !== fold).sort(),
    asked: rows.filter(row => foldOf[row] === fold).sort(),
    foresight: true,
  })).filter(part => part.asked.length > 0);
}

/** Months from a start on (see `monthOf`), each predicted from earlier sales. */
export function monthsFrom(table: SalesTable, start: number): TestPart[] {
  const { month } = table;
  const rows = Int32Array.from(month, (_, row) => row);
  const last = month.reduce((latest, moment) => Math.max(latest, moment || 0), 0);
  const parts: TestPart[] = [];
  for (let from = start; from <= last; from = Math.floor(from) + 1) {
    const until = Math.floor(from) + 1;
    const asked = rows.filter(row => cell(month, row) >= from && cell(month, row) < until);
    if (asked.length === 0) continue;
    parts.push({ known: rows.filter(row => cell(month, row) < from), asked, foresight: false });
  }
  return parts;
}
