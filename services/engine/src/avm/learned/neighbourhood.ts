import Flatbush from 'flatbush';
import { cell } from '../columns';

/** What sales nearby were worth beyond their features, at two scales. Plain data, so that it can be sent and kept. */
export interface Neighbourhood {
  /** A Flatbush of the rows. */
  places: ArrayBufferLike | null;
  rows: Int32Array;
  x: Float64Array;
  y: Float64Array;
  rest: Float64Array;
}

const near = 10;
const around = 40;
/** How many levels `levelsAt` gives. */
export const neighbourhoodLevels = 2;

/** `rest` is log price without features and time, of sales of which the place may be unknown. */
export function neighbourhoodOf(x: Float64Array, y: Float64Array, rest: Float64Array): Neighbourhood {
  const rows = Int32Array.from(x, (_, row) => row).filter(row => isKnown(x, y, row));
  if (rows.length <= around || isOnePlace(x, rows)) return { places: null, rows, x, y, rest };
  const places = new Flatbush(rows.length);
  for (const row of rows) places.add(cell(x, row), cell(y, row));
  places.finish();
  return { places: places.data, rows, x, y, rest };
}

/** Mean rest of the nearest sales, near and around; NaN where the place is unknown. Without the sale `except`. */
export function levelsAt(neighbourhood: Neighbourhood, x: number, y: number, except = -1): [number, number] {
  const { rows, rest } = neighbourhood;
  const places = opened(neighbourhood);
  if (!places || Number.isNaN(x) || Number.isNaN(y)) return [Number.NaN, Number.NaN];
  const found = places.neighbors(x, y, around, undefined, place => rows[place] !== except);
  let sum = 0;
  let nearest = Number.NaN;
  found.forEach((place, i) => {
    sum += cell(rest, rows[place] ?? 0);
    if (i + 1 === near) nearest = sum / near;
  });
  return [nearest, sum / found.length];
}

const openIndexes = new WeakMap<ArrayBufferLike, Flatbush>();

function opened({ places }: Neighbourhood): Flatbush | null {
  if (!places) return null;
  const index = openIndexes.get(places) ?? Flatbush.from(places);
  openIndexes.set(places, index);
  return index;
}

function isKnown(x: Float64Array, y: Float64Array, row: number): boolean {
  return !Number.isNaN(cell(x, row)) && !Number.isNaN(cell(y, row));
}

function isOnePlace(x: Float64Array, rows: Int32Array): boolean {
  return rows.every(row => x[row] === x[rows[0] ?? 0]);
}
