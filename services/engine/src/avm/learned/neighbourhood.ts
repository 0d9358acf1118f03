import Flatbush from 'flatbush';
import { cell } from '../columns';

/** What sales nearby were sold for, at two scales. Plain data, so that it can be sent and kept. */
export interface Neighbourhood {
  /** A Flatbush of the rows. */
  places: ArrayBufferLike | null;
  rows: Int32Array;
  sales: LevelledSales;
}

/** Sales brought to one moment: log price without time, and `rest` of it without features too. */
export interface LevelledSales {
  x: Float64Array;
  y: Float64Array;
  price: Float64Array;
  rest: Float64Array;
}

const near = 10;
const around = 40;
/** How many levels `levelsAt` gives. */
export const neighbourhoodLevels = 4;

/** The place of a sale may be unknown. */
export function neighbourhoodOf(sales: LevelledSales): Neighbourhood {
  const { x, y } = sales;
  const rows = Int32Array.from(x, (_, row) => row).filter(row => isKnown(x, y, row));
  if (rows.length <= around || isOnePlace(x, rows)) return { places: null, rows, sales };
  const places = new Flatbush(rows.length);
  for (const row of rows) places.add(cell(x, row), cell(y, row));
  places.finish();
  return { places: places.data, rows, sales };
}

/**
 * Mean price and mean rest of the nearest sales, near and then around; NaN where the place is unknown. Without the
 * sale `except`.
 */
export function levelsAt(neighbourhood: Neighbourhood, x: number, y: number, except?: number): Float64Array {
  const levels = new Float64Array(neighbourhoodLevels).fill(Number.NaN);
  const { rows, sales } = neighbourhood;
  const places = opened(neighbourhood);
  if (!places || Number.isNaN(x) || Number.isNaN(y)) return levels;
  const others = except === undefined ? undefined : (place: number) => rows[place] !== except;
  const found = places.neighbors(x, y, around, undefined, others);
  let price = 0;
  let rest = 0;
  for (let i = 0; i < found.length; i += 1) {
    const row = rows[found[i] ?? 0] ?? 0;
    price += cell(sales.price, row);
    rest += cell(sales.rest, row);
    if (i + 1 === near) levels.set([price / near, rest / near]);
  }
  levels.set([price / found.length, rest / found.length], 2);
  return levels;
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
