import Flatbush from 'flatbush';
import { cell } from '../columns';
import type { SalesTable } from './sales-table';

/** Locations of sales; in a table without locations, similarity in price replaces them. */
export interface Places {
  index: Flatbush;
  /** Row of each index item. */
  rows: Int32Array;
  /** False when similarity in price replaces distance. */
  real: boolean;
}

/** Null when the location of most sales is unknown, or all are at one location. */
export function placesOf({ x, y, logPrice }: SalesTable): Places | null {
  const rows = everyRow(logPrice).filter(row => isPlaced(x, y, row));
  const real =
    rows.length > logPrice.length / 2 && new Set(rows.subarray(0, 1000).map(row => cell(x, row))).size > 1;
  return real ? indexed(rows, true, row => [cell(x, row), cell(y, row)]) : null;
}

/** Index by similarity of the estimated log prices. Null without sales. */
export function likenessOf({ logPrice }: SalesTable, said: (row: number) => number): Places | null {
  return logPrice.length === 0 ? null : indexed(everyRow(logPrice), false, row => [said(row), 0]);
}

/** All rows, ordered so that consecutive rows are neighbours when locations are known. */
export function neighbourByNeighbour(
  { x, y, logPrice }: SalesTable,
  places: Places | null,
): Iterable<number> {
  if (!places) return everyRow(logPrice);
  const { index, rows } = places;
  // A search of everything returns the items in the order of the index's space-filling curve.
  const everywhere = index.search(
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  );
  const nowhere = everyRow(logPrice).filter(row => !isPlaced(x, y, row));
  return [...everywhere.map(place => rows[place] ?? 0), ...nowhere];
}

function indexed(rows: Int32Array, real: boolean, at: (row: number) => [x: number, y: number]): Places {
  const index = new Flatbush(rows.length);
  for (const row of rows) index.add(...at(row));
  index.finish();
  return { index, rows, real };
}

function everyRow(column: Float64Array): Int32Array {
  return Int32Array.from(column, (_, row) => row);
}

function isPlaced(x: Float64Array, y: Float64Array, row: number): boolean {
  return !Number.isNaN(cell(x, row)) && !Number.isNaN(cell(y, row));
}
