import { cell } from '../columns';

/** Facts of properties as columns. Unknown: NaN; for a categorical feature −1. */
export interface FactsTable {
  /** On a plane, in any unit. */
  x: Float64Array;
  y: Float64Array;
  /** See `monthOf`. NaN throughout for a table without dates. */
  month: Float64Array;
  numeric: readonly Float64Array[];
  /** Levels as numbers from 0. */
  categorical: readonly Int32Array[];
}

/** Sales as columns, the input format of the model. */
export interface SalesTable extends FactsTable {
  /** Natural log. */
  logPrice: Float64Array;
}

/** The facts of one property. */
export interface Facts {
  x: number;
  y: number;
  month: number;
  numeric: readonly number[];
  categorical: readonly number[];
}

export function factsOfRow(table: FactsTable, row: number): Facts {
  return {
    x: cell(table.x, row),
    y: cell(table.y, row),
    month: cell(table.month, row),
    numeric: table.numeric.map(column => cell(column, row)),
    categorical: table.categorical.map(column => column[row] ?? -1),
  };
}

/** Selects rows of a table, in the given order. */
export function rowsOf(table: SalesTable, rows: Int32Array): SalesTable {
  const pick = (column: Float64Array) => Float64Array.from(rows, row => cell(column, row));
  return {
    x: pick(table.x),
    y: pick(table.y),
    month: pick(table.month),
    logPrice: pick(table.logPrice),
    numeric: table.numeric.map(pick),
    categorical: table.categorical.map(column => Int32Array.from(rows, row => column[row] ?? -1)),
  };
}
