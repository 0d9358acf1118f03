/**
 * Deals as columns, the form in which the model reads any table of sales: metres on a plane, months
 * (see `monthOf`), natural log of the price, and one column per feature with NaN for what is unknown.
 */
export interface DealColumns {
  x: Float64Array;
  y: Float64Array;
  month: Float64Array;
  logPrice: Float64Array;
  features: readonly Float64Array[];
}

/** What is to be valued, in the same terms. */
export interface Subject {
  x: number;
  y: number;
  month: number;
  features: readonly number[];
}

/** Reads a cell of a column whose length is known to fit. */
export function cell(column: ArrayLike<number> | undefined, row: number): number {
  return column?.[row] ?? Number.NaN;
}
