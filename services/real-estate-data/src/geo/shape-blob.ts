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
  const numbers = new Int32Array(length);
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
  return new Uint8Array(numbers.buffer);
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
