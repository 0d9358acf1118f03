import { type CrossFit, sharesOfSale } from './cross-fit';
import { neighbourByNeighbour, type Places } from './places';
import type { SalesTable } from './sales-table';

/** Prior estimates of every sale by models not trained on it: `sharesOf`, sale after sale. Plain data. */
export interface SaidOfSales {
  /** Number of shares per sale. */
  width: number;
  shares: Float64Array;
}

/**
 * Evaluates the models for every sale once while learning: changed settings select other candidates, and evaluating the
 * trees then would be slow. In neighbour order, which uses the models' caches.
 */
export function saidOfSales(fit: CrossFit, table: SalesTable, places: Places | null): SaidOfSales {
  const width = table.numeric.length + table.categorical.length + 2;
  const shares = new Float64Array(width * table.logPrice.length);
  for (const row of neighbourByNeighbour(table, places))
    shares.set(sharesOfSale(fit, table, row), width * row);
  return { width, shares };
}

/** The shares of one sale: a view, read-only. */
export function saidOfSale({ width, shares }: SaidOfSales, row: number): Float64Array {
  return shares.subarray(width * row, width * (row + 1));
}
