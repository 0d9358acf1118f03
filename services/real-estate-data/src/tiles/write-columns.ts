import type { PbfWriter } from 'pbf';
import { placeOf, type TileValue, writeFeature, writeValue } from './mvt-parts';
import type { TileColumns } from './tile-columns';

const absent = -1;
const zero = 48;

/**
 * Features, keys and values of a layer. Small codes come first among the values, so that most tags are single bytes.
 */
export function writeColumns(
  { type, count, geometryOf, properties, ids }: TileColumns,
  pbf: PbfWriter,
): void {
  const values = new Map<TileValue, number>();
  const columns = Object.values(properties).map(column => placesOf(column, values));
  const idKey = columns.length;
  const firstId = values.size;
  const tags: number[] = [];
  for (let at = 0; at < count; at++) {
    tags.length = 0;
    for (let key = 0; key < columns.length; key++) {
      const place = columns[key]?.[at] ?? absent;
      if (place !== absent) tags.push(key, place);
    }
    if (ids) tags.push(idKey, firstId + at);
    pbf.writeMessage(2, writeFeature, { tags, type, geometry: geometryOf(at) });
  }
  for (const key of Object.keys(properties)) pbf.writeStringField(3, key);
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value);
  if (ids) {
    pbf.writeStringField(3, ids.name);
    writeIds(ids, pbf);
  }
}

/** Indexes of a column's values among all values of the layer. */
function placesOf(column: Int32Array | readonly string[], values: Map<TileValue, number>): Int32Array {
  const places = new Int32Array(column.length);
  for (let at = 0; at < column.length; at++) {
    const value = column[at] ?? absent;
    places[at] = value === '' || value === absent ? absent : placeOf(values, value);
  }
  return places;
}

/** Writes digit by digit: formatting the numbers as text first would dominate the time. */
function writeIds({ upper, lower }: NonNullable<TileColumns['ids']>, pbf: PbfWriter): void {
  const digits = new Uint8Array(16);
  for (let at = 0; at < upper.length; at++) {
    putDigits(digits, 0, upper[at] ?? 0);
    putDigits(digits, 8, lower[at] ?? 0);
    pbf.writeMessage(4, writeDigits, digits);
  }
}

function putDigits(digits: Uint8Array, from: number, eightDigits: number): void {
  let rest = eightDigits;
  for (let at = from + 7; at >= from; at--) {
    const tens = Math.floor(rest / 10);
    digits[at] = zero + rest - tens * 10;
    rest = tens;
  }
}

/** Encodes text like its bytes. */
function writeDigits(digits: Uint8Array, pbf: PbfWriter): void {
  pbf.writeBytesField(1, digits);
}
