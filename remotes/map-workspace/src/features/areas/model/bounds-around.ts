import type { Bounds } from '@kavel/map';

/** Around all of these; null for none. */
export function boundsAround(bounds: readonly Bounds[]): Bounds | null {
  const [first, ...others] = bounds;
  if (!first) return null;
  return others.reduce<Bounds>(
    (around, one) => [
      Math.min(around[0], one[0]),
      Math.min(around[1], one[1]),
      Math.max(around[2], one[2]),
      Math.max(around[3], one[3]),
    ],
    first,
  );
}
