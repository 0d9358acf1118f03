import { metresPerCell, toLonLat } from '@kavel/catalogue/geo';
import Flatbush from 'flatbush';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Straight-line distance in metres to the nearest of some points. */
export type Nearest = (x: number, y: number) => number;

/** `points` is a table with x and y, or a condition on one; null when it has no rows. */
export async function nearestIn(builder: SnapshotBuilder, points: string): Promise<Nearest | null> {
  const rows = await builder.rows<{ x: number; y: number }>(`SELECT x, y FROM ${points}`);
  if (rows.length === 0) return null;
  const index = new Flatbush(rows.length);
  for (const { x, y } of rows) index.add(x, y, x, y);
  index.finish();
  return (x, y) => {
    const [found = 0] = index.neighbors(x, y, 1);
    const point = rows[found];
    if (!point) return Number.POSITIVE_INFINITY;
    return Math.round(Math.hypot(point.x - x, point.y - y) * metresPerCell(toLonLat({ x, y }).lat));
  };
}
