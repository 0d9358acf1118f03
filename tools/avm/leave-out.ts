import type { Condition } from './mapping';
import { numberOf, numbersOf } from './numbers';
import { columnOf, type TextTable } from './table';

/** Rows that match any of the conditions. Throws Problem for an unknown column. */
export function leftOutRows(table: TextTable, conditions: readonly Condition[]): Set<number> {
  const rows = new Set<number>();
  conditions.forEach((condition, i) => {
    const meets = testOf(condition);
    const cells = columnOf(table, condition.column, `leaveOut[${i}].column`);
    const numbers = numbersOf(cells).values;
    cells.forEach((cell, row) => {
      if (meets(cell, numbers[row] ?? Number.NaN)) rows.add(row);
    });
  });
  return rows;
}

type Test = (cell: string, number: number) => boolean;

function testOf({ in: among, notIn, below, above, missing }: Condition): Test {
  return (cell, number) =>
    (missing === true && cell === '') ||
    (among?.some(value => isSame(cell, number, value)) ?? false) ||
    (notIn !== undefined && !notIn.some(value => isSame(cell, number, value))) ||
    (below !== undefined && number < below) ||
    (above !== undefined && number > above);
}

/** Equal text, or equal numbers in any notation: 10 is 10.0. */
function isSame(cell: string, number: number, value: string | number): boolean {
  return cell === String(value).trim() || number === (typeof value === 'number' ? value : numberOf(value));
}
