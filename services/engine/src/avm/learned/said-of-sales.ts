import { type CrossFit, sharesOfSale } from './cross-fit';
import { neighbourByNeighbour, type Places } from './places';
import type { SalesTable } from './sales-table';

/** What the models said of every sale before they knew its price: `sharesOf`, sale after sale. Plain data. */
export interface SaidOfSales {
  /** Shares of one sale. */
  width: number;
  shares: Float64Array;
}

/**
 * The models are asked of every sale once, while learning: a changed setting brings other candidates, and whoever
 * changed it would wait for the trees. Neighbours in turn, as what a model knows of their place is then at hand.
 */
export function saidOfSales(fit: CrossFit, table: SalesTable, places: Places | null): SaidOfSales {
  const width = table.numeric.length + table.categorical.length + 2;
  const shares = new Float64Array(width * table.logPrice.length);
  for (const row of neighbourByNeighbour(table, places))
    shares.set(sharesOfSale(fit, table, row), width * row);
  return { width, shares };
}

/** The shares of one sale: a view, not to be written to. */
export function saidOfSale({ width, shares }: SaidOfSales, row: number): Float64Array {
  return shares.subarray(width * row, width * (row + 1));
}
