import { type InsideFigures, insideFigures, poiInBox, type Snapshot } from '@kavel/catalogue';
import { Inside } from '@kavel/catalogue/geo';
import { poiKinds } from '@kavel/contracts/layers';
import type { AreaGeometry, InsideCounts } from '@kavel/contracts/travel-time';
import { gridShape } from './combine-polygons';

/** What of the catalogue lies inside of an area. */
export async function insideCounts(snapshot: Snapshot, area: AreaGeometry): Promise<InsideCounts> {
  const inside = new Inside(gridShape(area));
  const [figures, points] = await Promise.all([
    insideFigures(snapshot, inside),
    poiInBox(snapshot, wholeBox(inside), poiKinds),
  ]);
  const counts = new Map<string, number>();
  for (const { kind, x, y } of points)
    if (inside.contains(x, y)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const poi = poiKinds.flatMap(kind => (counts.has(kind) ? [{ kind, count: counts.get(kind) ?? 0 }] : []));
  const { dwellings, objects, sales } = figures;
  return { inhabitants: inhabitantsOf(figures), dwellings, objects, sales, poi };
}

/** Inhabitants of a buurt live spread over its dwellings. Null where no buurt inside has a figure. */
function inhabitantsOf({ buurten }: InsideFigures): number | null {
  const known = buurten.flatMap(({ inhabitants, dwellings, inside }) =>
    inhabitants === null || dwellings === 0 ? [] : [(inhabitants * inside) / dwellings],
  );
  return known.length === 0 ? null : Math.round(known.reduce((sum, people) => sum + people, 0));
}

function wholeBox({ box }: Inside) {
  const { xmin, ymin, xmax, ymax } = box;
  return { xmin: Math.floor(xmin), ymin: Math.floor(ymin), xmax: Math.ceil(xmax), ymax: Math.ceil(ymax) };
}
