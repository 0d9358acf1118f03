import type { SalesTable } from '@kavel/engine';
import { dateOf, monthsOf, readDates, type SaleDate } from './dates';
import { leftOutRows } from './leave-out';
import type { Mapping } from './mapping';
import { numberOf, numbersOf } from './numbers';
import { coordinatesOf } from './places';
import { Problem } from './problem';
import { columnOf, type TextTable } from './table';

export interface Sales {
  table: SalesTable;
  /** Number of excluded rows, by reason. */
  leftOut: Record<string, number>;
}

/** Above this fraction of non-numeric cells the mapping of the column is wrong. */
const mostText = 0.2;

/** The sales of a table by a mapping. `dated`: excludes sales without a date. Throws Problem. */
export function salesOf(table: TextTable, mapping: Mapping, dated: boolean): Sales {
  const prices = numericColumn(table, mapping.price, 'price');
  const months = monthColumn(table, mapping, dated);
  const { x, y } = coordinatesOf(table, mapping);
  const byCondition = leftOutRows(table, mapping.leaveOut);
  const leftOut: Record<string, number> = table.torn > 0 ? { 'that are broken off': table.torn } : {};
  const kept = Array.from({ length: table.rows }, (_, row) => row).filter(row => {
    const reason = whyNot(row);
    if (reason !== null) leftOut[reason] = (leftOut[reason] ?? 0) + 1;
    return reason === null;
  });
  const pick = (column: Float64Array) => Float64Array.from(kept, row => column[row] ?? Number.NaN);
  const numeric = mapping.numeric.map((name, i) => pick(numericColumn(table, name, `numeric[${i}]`)));
  const categorical = mapping.categorical.map((name, i) => {
    const cells = columnOf(table, name, `categorical[${i}]`);
    return levelsOf(kept.map(row => cells[row] ?? ''));
  });
  return {
    table: {
      x: pick(x),
      y: pick(y),
      month: pick(months),
      logPrice: pick(prices).map(Math.log),
      numeric,
      categorical,
    },
    leftOut,
  };

  function whyNot(row: number): string | null {
    if (byCondition.has(row)) return 'by leaveOut';
    if (!((prices[row] ?? 0) > 0)) return 'without a price';
    return dated && Number.isNaN(months[row] ?? Number.NaN) ? 'without a date' : null;
  }
}

function numericColumn(table: TextTable, name: string, field: string): Float64Array {
  const cells = columnOf(table, name, field);
  const { values, text, textShare } = numbersOf(cells, field === 'price' ? 'price' : 'amount');
  if (textShare > mostText) {
    const advice = field === 'price' ? '' : ': name it under categorical';
    throw new Problem(
      `The mapping's ${field}, column ${name}, holds “${cells[text]}”, which is no number${advice}`,
    );
  }
  return values.map(number => (Number.isFinite(number) ? number : Number.NaN));
}

function monthColumn(table: TextTable, { date, dateFormat }: Mapping, dated: boolean): Float64Array {
  if (date === undefined) {
    if (dated)
      throw new Problem(
        'A test from a date on needs the field date in the mapping; without one, use --folds',
      );
    return new Float64Array(table.rows).fill(Number.NaN);
  }
  const dates =
    typeof date === 'string'
      ? readDates(columnOf(table, date, 'date'), date, dateFormat)
      : datesOfParts(table, date);
  return Float64Array.from(dates, day => (day === null ? Number.NaN : monthsOf(day)));
}

function datesOfParts(
  table: TextTable,
  parts: Exclude<Mapping['date'], string | undefined>,
): (SaleDate | null)[] {
  const column = (name: string | undefined, part: string) =>
    name === undefined ? undefined : columnOf(table, name, `date.${part}`);
  const years = columnOf(table, parts.year, 'date.year');
  const months = column(parts.month, 'month');
  const days = column(parts.day, 'day');
  const number = (cells: readonly string[] | undefined, row: number) =>
    cells === undefined ? null : numberOf(cells[row] ?? '');
  const dates = years.map((year, row) => dateOf(numberOf(year), number(months, row), number(days, row)));
  if (dates.every(day => day === null))
    throw new Problem(`The columns of the mapping's date, such as ${parts.year} “${years[0]}”, make no date`);
  return dates;
}

function levelsOf(cells: readonly string[]): Int32Array {
  const levels = new Map<string, number>();
  return Int32Array.from(cells, cell => {
    if (cell === '') return -1;
    const known = levels.get(cell) ?? levels.size;
    levels.set(cell, known);
    return known;
  });
}
