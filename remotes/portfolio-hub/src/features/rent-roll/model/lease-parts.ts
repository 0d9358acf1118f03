import { type LeaseRows, leaseLimits } from '@kavel/contracts/leases';

/** Characters of cells in one call: with quotes and line numbers it stays below what a call takes. */
const mostCharacters = 4_000_000;

/** The rows of a file in parts that fit into calls, in their order; at least one. */
export function partsOf({ columns, lines, rows }: LeaseRows): LeaseRows[] {
  const parts: LeaseRows[] = [];
  let from = 0;
  let characters = 0;
  rows.forEach((cells, at) => {
    const size = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (at - from >= leaseLimits.rowsAtOnce || (at > from && characters + size > mostCharacters)) {
      parts.push({ columns, lines: lines.slice(from, at), rows: rows.slice(from, at) });
      from = at;
      characters = 0;
    }
    characters += size;
  });
  return [...parts, { columns, lines: lines.slice(from), rows: rows.slice(from) }];
}
