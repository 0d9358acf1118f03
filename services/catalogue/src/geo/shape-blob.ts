import { metresPerCell, toLonLat } from './mercator';
import type { Shape } from './polygon';

/**
 * Grid coordinates as one Int32 array, small and read without parsing:
 * polygon count, then per polygon its ring count, then per ring its point count and x, y pairs.
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
      // Copying a few numbers one by one takes less than asking for a copy of them.
      for (let index = 0; index < ring.length; index++) numbers[at++] = ring[index] ?? 0;
    }
  }
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

const poolBytes = 1 << 18;
let pool = new ArrayBuffer(poolBytes);
let used = 0;

/** Small arrays share memory: asking for the memory of each by itself takes longer than filling it. */
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

/** The surface of a shape without its holes, read from its blob: there are as many as there are panden. */
export function squareMetresOf(bytes: Uint8Array): number {
  const numbers = numbersOf(bytes);
  // Seen from a corner nearby: products of whole grid coordinates have more digits than numbers do.
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

/** The shoelace formula, with coordinates counted from x0, y0. */
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
