import type { Shape } from './polygon';

/**
 * Grid coordinates as one Int32 array, small and read without parsing:
 * polygon count, then per polygon its ring count, then per ring its point count and x, y pairs.
 */
export function encodeShape(shape: Shape): Uint8Array {
  const numbers: number[] = [shape.length];
  for (const polygon of shape) {
    numbers.push(polygon.length);
    for (const ring of polygon) {
      numbers.push(ring.length / 2);
      for (const coordinate of ring) numbers.push(coordinate);
    }
  }
  return new Uint8Array(Int32Array.from(numbers).buffer);
}

export function decodeShape(bytes: Uint8Array): number[][][] {
  const numbers = new Int32Array(new Uint8Array(bytes).buffer);
  let at = 0;
  const next = (): number => numbers[at++] ?? 0;
  return Array.from({ length: next() }, () =>
    Array.from({ length: next() }, () => {
      const length = next() * 2;
      const ring = Array.from(numbers.subarray(at, at + length));
      at += length;
      return ring;
    }),
  );
}
