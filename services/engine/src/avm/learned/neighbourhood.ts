import Flatbush from 'flatbush';
import { cell } from '../columns';

/** Mean prices of nearby sales, at several scales. Plain data, to be sent and stored. */
export interface Neighbourhood {
  /** A Flatbush index of the rows. */
  places: ArrayBufferLike | null;
  rows: Int32Array;
  sales: LevelledSales;
}

/** Sales adjusted to one moment: log price without time, the part `said` by the features, and the residual `rest`. */
export interface LevelledSales {
  x: Float64Array;
  y: Float64Array;
  price: Float64Array;
  said: Float64Array;
  rest: Float64Array;
}

/** Location of a property, and its log price by features. */
export interface Situated {
  x: number;
  y: number;
  said: number;
}

const around = 40;
/** Numbers of nearest sales to average. */
const scales = [3, 10, around];
/** Decay rate of a sale's weight in the mean of similar sales, per log point of difference by features. */
const fall = 8;
const leastWeight = 0.02;
/** Number of levels returned by `levelsAt`. */
export const neighbourhoodLevels = 2 * scales.length + 2;

/** Locations of sales may be unknown. */
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
 * Mean price and mean residual of the nearest sales by scale; then residual and price of similar nearby sales. NaN
 * without a location. Excludes the sale `except`.
 */
export function levelsAt(
  neighbourhood: Neighbourhood,
  { x, y, said }: Situated,
  except?: number,
): Float64Array {
  const levels = new Float64Array(neighbourhoodLevels).fill(Number.NaN);
  const { rows, sales } = neighbourhood;
  const places = opened(neighbourhood);
  if (!places || Number.isNaN(x) || Number.isNaN(y)) return levels;
  const others = except === undefined ? undefined : (place: number) => rows[place] !== except;
  const found = places.neighbors(x, y, around, undefined, others);
  let price = 0;
  let rest = 0;
  let scale = 0;
  const alike = { price: 0, rest: 0, weight: 0 };
  for (let i = 0; i < found.length; i += 1) {
    const row = rows[found[i] ?? 0] ?? 0;
    price += cell(sales.price, row);
    rest += cell(sales.rest, row);
    if (i + 1 === scales[scale]) {
      levels.set([price / (i + 1), rest / (i + 1)], 2 * scale);
      scale += 1;
    }
    const weight = leastWeight + Math.exp(-fall * Math.abs(cell(sales.said, row) - said));
    alike.price += weight * cell(sales.price, row);
    alike.rest += weight * cell(sales.rest, row);
    alike.weight += weight;
  }
  levels.set([alike.rest / alike.weight, alike.price / alike.weight], 2 * scales.length);
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
