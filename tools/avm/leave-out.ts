import type { Condition } from './mapping';
import { numberOf } from './numbers';
import { columnOf, type TextTable } from './table';

/** Rows that meet any of the conditions. Throws Problem for an unknown column. */
export function leftOutRows(table: TextTable, conditions: readonly Condition[]): Set<number> {
  const rows = new Set<number>();
  conditions.forEach((condition, i) => {
    const meets = testOf(condition);
    columnOf(table, condition.column, `leaveOut[${i}].column`).forEach((cell, row) => {
      if (meets(cell)) rows.add(row);
    });
  });
  return rows;
}

function testOf({ in: among, notIn, below, above, missing }: Condition): (cell: string) => boolean {
  return cell =>
    (missing === true && cell === '') ||
    (among?.some(value => isSame(cell, value)) ?? false) ||
    (notIn !== undefined && !notIn.some(value => isSame(cell, value))) ||
    (below !== undefined && numberOf(cell) < below) ||
    (above !== undefined && numberOf(cell) > above);
}

function isSame(cell: string, value: string | number): boolean {
  return cell === String(value).trim() || (typeof value === 'number' && numberOf(cell) === value);
}
