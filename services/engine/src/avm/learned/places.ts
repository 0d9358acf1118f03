import Flatbush from 'flatbush';
import { cell } from '../columns';
import type { SalesTable } from './sales-table';

/** Positions of sales; in a table without positions, similarity in price is used instead. */
export interface Places {
  index: Flatbush;
  /** Row of each item of the index. */
  rows: Int32Array;
  /** False when similarity in price is used. */
  real: boolean;
}

/** Null when the place of most sales is unknown, or all of them are at one place. */
export function placesOf({ x, y, logPrice }: SalesTable): Places | null {
  const rows = everyRow(logPrice).filter(row => isPlaced(x, y, row));
  const real =
    rows.length > logPrice.length / 2 && new Set(rows.subarray(0, 1000).map(row => cell(x, row))).size > 1;
  return real ? indexed(rows, true, row => [cell(x, row), cell(y, row)]) : null;
}

/** By what is said of the log price of each sale. Null without sales. */
export function likenessOf({ logPrice }: SalesTable, said: (row: number) => number): Places | null {
  return logPrice.length === 0 ? null : indexed(everyRow(logPrice), false, row => [said(row), 0]);
}

/** All rows, such that those who follow one another are neighbours where places are known. */
export function neighbourByNeighbour(
  { x, y, logPrice }: SalesTable,
  places: Places | null,
): Iterable<number> {
  if (!places) return everyRow(logPrice);
  const { index, rows } = places;
  // An index that is asked for everything gives it in the order of its curve through the plane.
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
