/**
 * Deals as columns, the input format of the model: metres on a plane, months (see `monthOf`), natural log of the price,
 * and one column per feature with NaN for unknown.
 */
export interface DealColumns {
  x: Float64Array;
  y: Float64Array;
  month: Float64Array;
  logPrice: Float64Array;
  features: readonly Float64Array[];
}

/** The property to value, in the same format. */
export interface Subject {
  x: number;
  y: number;
  month: number;
  features: readonly number[];
}

/** Reads a cell of a column whose length is known to match. */
export function cell(column: ArrayLike<number> | undefined, row: number): number {
  return column?.[row] ?? Number.NaN;
}
