import type { Bounds, MapPoint, MapTarget } from '@kavel/map';

/** Extent of a portfolio: that of its units, or everything while it has none. */
export function placeOfUnits(units: readonly MapPoint[]): MapTarget {
  return units.length === 0 ? { kind: 'everything' } : { kind: 'bounds', bounds: boundsOf(units) };
}

function boundsOf(units: readonly MapPoint[]): Bounds {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lon, lat } of units) {
    bounds[0] = Math.min(bounds[0], lon);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lon);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds;
}
