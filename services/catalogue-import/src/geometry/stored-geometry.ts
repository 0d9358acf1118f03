import { type LonLat, toGridX, toGridY } from '@kavel/catalogue/geo';
import type { Crs } from '../features/read-features';
import { isNear, isOfSystem, placeOf } from './geometry';
import { latOfRd, lonOfRd } from './rd';
import { envelopeBytesOf } from './wkb';

/** A shape as its blob, and the box around it. */
export interface Outline {
  bytes: Uint8Array;
  xmin: number;
  ymin: number;
  xmax: number;
  ymax: number;
}

/** An outline where it was put down, good until the next one is. */
export interface PlacedOutline extends Outline {
  /** Its blob is what `bytes` begin with. */
  length: number;
  numbers: Int32Array;
}

const point = 1;
const polygon = 3;
const mostPoints = 1 << 16;

/** What is filled before it is known how long it is. */
const numbers = new Int32Array(mostPoints * 3);
const placed: PlacedOutline = {
  numbers,
  bytes: new Uint8Array(numbers.buffer),
  length: 0,
  xmin: 0,
  ymin: 0,
  xmax: 0,
  ymax: 0,
};
let view: DataView = new DataView(new ArrayBuffer(0));
let at = 0;
let end = 0;
let positionBytes = 16;

/**
 * The polygon in a blob of a GeoPackage without anything made in between, as there are millions; the same as
 * `readShape` gives. Null where it is another kind of geometry or there is something to be said about it.
 */
export function readOutline(blob: Uint8Array, crs: Crs): Outline | null {
  const outline = placeOutline(blob, 0, blob.length, crs);
  if (!outline) return null;
  const { bytes, length, xmin, ymin, xmax, ymax } = outline;
  return { bytes: bytes.slice(0, length), xmin, ymin, xmax, ymax };
}

/** The same of a blob among other bytes, and not even that is made: it stays where it is worked out. */
export function placeOutline(bytes: Uint8Array, from: number, to: number, crs: Crs): PlacedOutline | null {
  if (!begin(bytes, from, to, polygon)) return null;
  if ((end - at) / positionBytes > mostPoints || at + 4 > end) return null;
  const rings = count();
  if (rings === 0 || rings > mostPoints) return null;
  numbers[0] = 1;
  let [length, kept] = [2, 0];
  for (let ring = 0; ring < rings; ring++) {
    const next = readRing(crs, length);
    if (next < 0) return null;
    if (next - length >= 7) {
      length = next;
      kept += 1;
    } else if (kept === 0) return null;
  }
  numbers[1] = kept;
  placed.length = length * 4;
  placeBox();
  return placed;
}

/** The point in a blob of a GeoPackage, likewise. */
export function readStoredPoint(blob: Uint8Array, crs: Crs, from = 0, to = blob.length): LonLat | null {
  if (!begin(blob, from, to, point) || at + positionBytes > end) return null;
  const place = placeOf(view.getFloat64(at, true), view.getFloat64(at + 8, true), crs);
  return typeof place === 'string' ? null : place;
}

/** Sets `at` behind the type of the geometry; false where it is another one or written in another way. */
function begin(bytes: Uint8Array, from: number, to: number, type: number): boolean {
  // Rows of a page share its memory, and one view of it.
  if (view.buffer !== bytes.buffer) view = new DataView(bytes.buffer);
  const envelope = envelopeBytesOf(bytes, from, to);
  if (envelope === null) return false;
  at = bytes.byteOffset + from + 8 + envelope;
  end = bytes.byteOffset + to;
  if (at + 5 > end || view.getUint8(at) !== 1) return false;
  const code = view.getUint32(at + 1, true);
  at += 5;
  const thousands = Math.floor(code / 1_000);
  positionBytes = thousands === 0 ? 16 : thousands === 3 ? 32 : 24;
  return code % 1_000 === type && thousands <= 3;
}

function count(): number {
  const read = view.getUint32(at, true);
  at += 4;
  return read;
}

/** Puts the number of points and the points down; gives where they end, or -1 where something is wrong with them. */
function readRing(crs: Crs, from: number): number {
  if (at + 4 > end) return -1;
  const points = count();
  if (at + points * positionBytes > end) return -1;
  let to = from + 1;
  let [lastX, lastY] = [-1, -1];
  for (let index = 0; index < points; index++) {
    const [east, north] = [view.getFloat64(at, true), view.getFloat64(at + 8, true)];
    const lon = crs === 'rd' ? lonOfRd(east, north) : east;
    const lat = crs === 'rd' ? latOfRd(east, north) : north;
    if (!isOfSystem(east, north, crs) || !isNear(lon, lat)) return -1;
    at += positionBytes;
    const x = toGridX(lon);
    const y = toGridY(lat);
    if (x === lastX && y === lastY) continue;
    numbers[to++] = x;
    numbers[to++] = y;
    lastX = x;
    lastY = y;
  }
  const isClosed = to > from + 3 && numbers[from + 1] === lastX && numbers[from + 2] === lastY;
  if (isClosed) to -= 2;
  numbers[from] = (to - from - 1) / 2;
  return to;
}

/** The box around the outer ring. */
function placeBox(): void {
  const last = 3 + (numbers[2] ?? 0) * 2;
  let [xmin, ymin, xmax, ymax] = [2 ** 31, 2 ** 31, -1, -1];
  for (let index = 3; index < last; index += 2) {
    const x = numbers[index] ?? 0;
    const y = numbers[index + 1] ?? 0;
    if (x < xmin) xmin = x;
    if (x > xmax) xmax = x;
    if (y < ymin) ymin = y;
    if (y > ymax) ymax = y;
  }
  placed.xmin = xmin;
  placed.ymin = ymin;
  placed.xmax = xmax;
  placed.ymax = ymax;
}
