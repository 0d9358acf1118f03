import { metresPerCell, toLonLat } from './mercator';
import type { Shape } from './polygon';

/**
 * Encodes grid coordinates as one compact Int32 array that needs no parsing: polygon count, then per polygon its ring
 * count, then per ring its point count and x, y pairs.
 */
export function encodeShape(shape: Shape): Uint8Array {
  let length = 1;
  for (const polygon of shape) {
    length += 1;
    for (const ring of polygon) length += 1 + ring.length;
  }
  const numbers = room(length);
  let at = 0;
  numbers[at++] = shape.length;
  for (const polygon of shape) {
    numbers[at++] = polygon.length;
    for (const ring of polygon) {
      numbers[at++] = ring.length / 2;
      // For a few numbers a loop is faster than a bulk copy.
      for (let index = 0; index < ring.length; index++) numbers[at++] = ring[index] ?? 0;
    }
  }
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

const poolBytes = 1 << 18;
let pool = new ArrayBuffer(poolBytes);
let used = 0;

/** Small arrays share a buffer, because allocating each takes longer than filling it. */
function room(length: number): Int32Array {
  const bytes = length * 4;
  if (bytes > poolBytes / 8) return new Int32Array(length);
  if (used + bytes > poolBytes) {
    pool = new ArrayBuffer(poolBytes);
    used = 0;
  }
  used += bytes;
  return new Int32Array(pool, used - bytes, length);
}

export function decodeShape(bytes: Uint8Array): number[][][] {
  const numbers = numbersOf(bytes);
  const shape: number[][][] = [];
  let at = 1;
  for (let polygons = numbers[0] ?? 0; polygons > 0; polygons--) {
    const polygon: number[][] = [];
    for (let rings = numbers[at++] ?? 0; rings > 0; rings--) {
      const ring: number[] = [];
      for (let left = (numbers[at++] ?? 0) * 2; left > 0; left--) ring.push(numbers[at++] ?? 0);
      polygon.push(ring);
    }
    shape.push(polygon);
  }
  return shape;
}

function numbersOf(bytes: Uint8Array): Int32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  return new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

/** Area of a shape in m² without its holes, read from its blob, because it is computed for every pand. */
export function squareMetresOf(bytes: Uint8Array): number {
  const numbers = numbersOf(bytes);
  // Relative to a nearby corner: products of absolute grid coordinates exceed the precision of numbers.
  const [x0, y0] = [numbers[3] ?? 0, numbers[4] ?? 0];
  let twiceCells = 0;
  let at = 1;
  for (let polygons = numbers[0] ?? 0; polygons > 0; polygons--) {
    const rings = numbers[at++] ?? 0;
    for (let ring = 0; ring < rings; ring++) {
      const length = (numbers[at++] ?? 0) * 2;
      const twice = Math.abs(twiceArea(numbers, at, length, x0, y0));
      twiceCells += ring === 0 ? twice : -twice;
      at += length;
    }
  }
  return (twiceCells / 2) * metresPerCell(toLonLat({ x: x0, y: y0 }).lat) ** 2;
}

/** Shoelace formula, with coordinates relative to x0, y0. */
function twiceArea(numbers: Int32Array, from: number, length: number, x0: number, y0: number): number {
  let sum = 0;
  let [x, y] = [(numbers[from + length - 2] ?? 0) - x0, (numbers[from + length - 1] ?? 0) - y0];
  for (let at = from; at < from + length; at += 2) {
    const nextX = (numbers[at] ?? 0) - x0;
    const nextY = (numbers[at + 1] ?? 0) - y0;
    sum += x * nextY - nextX * y;
    x = nextX;
    y = nextY;
  }
  return sum;
}
