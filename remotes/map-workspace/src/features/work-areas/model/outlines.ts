import type { Outline } from '@kavel/contracts/work-areas';
import type { Bounds, LonLat } from '@kavel/map';

type Position = Outline['coordinates'][number][number][number];

/**
 * Whether a point lies inside an outline, by the even-odd rule, which excludes holes. Edges are straight in Web Mercator,
 * as in the services; over ten kilometres that differs by metres from edges straight in degrees.
 */
export function contains({ coordinates }: Outline, { lon, lat }: LonLat): boolean {
  return coordinates.some(polygon => polygon.filter(ring => ringContains(ring, lon, lat)).length % 2 === 1);
}

function ringContains(ring: readonly Position[], lon: number, lat: number): boolean {
  let inside = false;
  for (let at = 1; at < ring.length; at += 1) {
    const [x1, lat1] = ring[at - 1] ?? [0, 0];
    const [x2, lat2] = ring[at] ?? [0, 0];
    if (lat1 > lat === lat2 > lat) continue;
    const [y1, y2] = [mercatorY(lat1), mercatorY(lat2)];
    if (lon < x1 + ((x2 - x1) * (mercatorY(lat) - y1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}

function mercatorY(lat: number): number {
  return Math.atanh(Math.sin((lat * Math.PI) / 180));
}

/** West, south, east, north of outlines; null without any. */
export function boundsOf(outlines: readonly Outline[]): Bounds | null {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of outlines.flatMap(({ coordinates }) => coordinates.flat(2))) {
    bounds[0] = Math.min(bounds[0], lon);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lon);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return outlines.length > 0 ? bounds : null;
}

/** Corners in order as one polygon; null for fewer than three. */
export function outlineOfCorners(corners: readonly LonLat[]): Outline | null {
  const [first] = corners;
  if (!first || corners.length < 3) return null;
  const ring = [...corners, first].map(({ lon, lat }): Position => [rounded(lon), rounded(lat)]);
  return { type: 'MultiPolygon', coordinates: [[ring]] };
}

/** Degrees rounded to about a decimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** Combines outlines into one. */
export function joined(outlines: readonly Outline[]): Outline {
  return { type: 'MultiPolygon', coordinates: outlines.flatMap(({ coordinates }) => coordinates) };
}
