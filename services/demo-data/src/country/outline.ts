import type { Partition } from './partition';
import { isInside, type Point, signedArea } from './plane';

/** Outer ring and its holes, without closing points. */
export type Polygon = readonly (readonly Point[])[];

/** Outline of a group of cells. Three cells meet in a corner, so that one way leads on from each. */
export function outlineOf({ sides, pointsOf }: Partition, cells: readonly number[]): Polygon[] {
  const own = new Set(cells);
  const outer = cells.flatMap(cell => (sides[cell] ?? []).filter(({ beyond }) => !own.has(beyond)));
  const next = new Map(outer.map(side => [side.from, side]));
  const rings: Point[][] = [];
  for (const first of outer) {
    const ring: Point[] = [];
    for (let side = next.get(first.from); side; side = next.get(side.to)) {
      next.delete(side.from);
      for (const point of pointsOf(side)) ring.push(point);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return withHoles(rings);
}

/** The longest way around is an outer ring; what runs the other way is a hole. */
function withHoles(rings: readonly (readonly Point[])[]): Polygon[] {
  const areas = rings.map(signedArea);
  const largest = areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0);
  const polygons = rings.flatMap((ring, at) => ((areas[at] ?? 0) * largest > 0 ? [[ring]] : []));
  for (const [at, ring] of rings.entries()) {
    const [corner] = ring;
    if ((areas[at] ?? 0) * largest >= 0 || !corner) continue;
    polygons.find(([outer = []]) => isInside(corner, outer))?.push(ring);
  }
  return polygons;
}
