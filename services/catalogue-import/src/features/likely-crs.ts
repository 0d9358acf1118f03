import type { Crs, Feature, Geometry } from './read-features';

/** RD New covers x from 0 to 300 and y from 300 to 625 km: its axes cannot be confused. */
const rdLimits = { x: [-7_000, 300_000], y: [289_000, 629_000] } as const;

/**
 * The feature in the coordinate system that its numbers are in, whatever its file says: RD New in metres, also with
 * y before x, or degrees. A feature whose numbers fit none of them stays as it is, for `readShape` to refuse.
 */
export function withLikelyCrs(feature: Feature): Feature {
  const { geometry } = feature;
  const first = firstPosition(geometry?.coordinates);
  if (!geometry || !first) return feature;
  const [a, b] = first;
  if (isRd(a, b)) return sameIn(feature, 'rd', geometry);
  if (isRd(b, a)) return sameIn(feature, 'rd', { ...geometry, coordinates: turned(geometry.coordinates) });
  return Math.abs(a) <= 180 && Math.abs(b) <= 90 ? sameIn(feature, 'wgs84', geometry) : feature;
}

function sameIn({ number, layer, properties }: Feature, crs: Crs, geometry: Geometry): Feature {
  return { number, layer, crs, properties, geometry };
}

function isRd(x: number, y: number): boolean {
  return x >= rdLimits.x[0] && x <= rdLimits.x[1] && y >= rdLimits.y[0] && y <= rdLimits.y[1];
}

function firstPosition(coordinates: unknown): [number, number] | null {
  if (!Array.isArray(coordinates)) return null;
  const [a, b] = coordinates as unknown[];
  if (typeof a === 'number' && typeof b === 'number') return [a, b];
  return firstPosition(a);
}

function turned(coordinates: unknown): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  const [a, b, ...rest] = coordinates as unknown[];
  return typeof a === 'number' ? [b, a, ...rest] : coordinates.map(turned);
}
