import { systemOfPosition } from '@kavel/contracts/layers';
import type { Crs, Feature, Geometry } from './read-features';

/**
 * The feature in the coordinate system that its numbers are in, whatever its file says: RD New in metres, also with
 * y before x, or degrees. A feature whose numbers fit none of them stays as it is, for `readShape` to refuse.
 */
export function withLikelyCrs(feature: Feature): Feature {
  const { geometry } = feature;
  const first = firstPosition(geometry?.coordinates);
  if (!geometry || !first) return feature;
  const system = systemOfPosition(...first);
  if (system === null) return feature;
  if (system === 'wgs84') return sameIn(feature, system, geometry);
  const coordinates = system === 'rd' ? geometry.coordinates : turned(geometry.coordinates);
  return sameIn(feature, 'rd', { ...geometry, coordinates });
}

function sameIn({ number, layer, properties }: Feature, crs: Crs, geometry: Geometry): Feature {
  return { number, layer, crs, properties, geometry };
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
