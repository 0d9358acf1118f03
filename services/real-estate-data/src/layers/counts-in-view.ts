import {
  type AreasOfBox,
  buurtenOfBox,
  type ClassCount,
  labelCountsInBox,
  roofCountsInBox,
  type Snapshot,
  yearCountsInBox,
  zoningOfBox,
} from '@kavel/catalogue';
import { type Box, decodeShape, type Ring, signedArea, toGrid } from '@kavel/catalogue/geo';
import type { CountedLayer, LayerCounts } from '@kavel/contracts/layers';
import { clipRing } from '../tiles/clip';
import { inOrder } from './class-order';

/** West, south, east and north in degrees. */
interface View {
  west: number;
  south: number;
  east: number;
  north: number;
}

const countsOf: Record<CountedLayer, (snapshot: Snapshot, box: Box) => Promise<ClassCount[]>> = {
  zoning: async (snapshot, box) => areaCounts(await zoningOfBox(snapshot, box), box),
  label: labelCountsInBox,
  year: yearCountsInBox,
  roof: roofCountsInBox,
};

/** Classes of a layer in a view of the map. */
export async function layerCountsOf(
  snapshot: Snapshot,
  layer: CountedLayer,
  view: View,
): Promise<LayerCounts> {
  return { classes: inOrder(layer, await countsOf[layer](snapshot, boxOfView(view))) };
}

/** Codes of the buurten of which a part lies in a view of the map. */
export async function buurtenInView(snapshot: Snapshot, view: View): Promise<{ codes: string[] }> {
  const box = boxOfView(view);
  const counts = areaCounts(await buurtenOfBox(snapshot, box), box);
  return { codes: counts.map(({ key }) => key) };
}

/** On the grid y runs to the south. */
function boxOfView({ west, south, east, north }: View): Box {
  const { x: xmin, y: ymin } = toGrid({ lon: west, lat: north });
  const { x: xmax, y: ymax } = toGrid({ lon: east, lat: south });
  return { xmin, ymin, xmax, ymax };
}

function areaCounts({ inside, edge }: AreasOfBox, box: Box): ClassCount[] {
  const counts = new Map(inside.map(({ key, count }) => [key, count]));
  for (const { key, shape } of edge) if (reachesInto(shape, box)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ key, count }));
}

/** Grid cells; less is rounding. */
const leastArea = 1;

/** Whether a part of a shape lies in a box; overlapping bounds are not sufficient. */
function reachesInto(shape: Uint8Array, box: Box): boolean {
  return decodeShape(shape).some(([outer = [], ...holes]) => {
    const covered = holes.reduce((sum, hole) => sum + areaIn(hole, box), 0);
    return areaIn(outer, box) - covered > leastArea;
  });
}

/** Grid cells of a ring in a box, from whose corner it counts: products of far coordinates lose their last digits. */
function areaIn(ring: Ring, box: Box): number {
  const near = clipRing(ring, box).map((value, at) => value - (at % 2 === 0 ? box.xmin : box.ymin));
  return Math.abs(signedArea(near));
}
