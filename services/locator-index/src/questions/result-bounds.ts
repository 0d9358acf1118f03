import type { Snapshot } from '@kavel/catalogue';
import { densityRowsVersion, densityZooms, perSnapshot, versionOf } from '@kavel/catalogue';
import { gridBits, toLonLat } from '@kavel/catalogue/geo';
import { countRows } from './result-masks';

/** Cells of this zoom are about 400 metres wide; the whole country has some ten thousand of them. */
const boundsZoom = 10;
const cellShift = gridBits - boundsZoom - densityZooms.cellBits;

type Cell = [x: number, y: number, firstRow: number, objects: number];
export type LonLatBounds = [west: number, south: number, east: number, north: number];

const cellsOf = perSnapshot(async (snapshot): Promise<Cell[]> => {
  if ((await versionOf(snapshot)) < densityRowsVersion) return [];
  const rows = await snapshot.rows<{ x: number; y: number; first: number; objects: number }>(
    `SELECT cell_x AS x, cell_y AS y, first_row AS first, objects FROM density WHERE z = ${boundsZoom}`,
  );
  return rows.map(({ x, y, first, objects }) => [x, y, first, objects]);
});

/** Bounds of a mask's rows in degrees, up to one cell too wide; null when empty. */
export async function boundsOf(snapshot: Snapshot, mask: Uint32Array): Promise<LonLatBounds | null> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y, firstRow, objects] of await cellsOf(snapshot)) {
    if (x >= left && x <= right && y >= top && y <= bottom) continue;
    if (countRows(mask, firstRow, objects) === 0) continue;
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  if (left > right) return null;
  const northWest = toLonLat({ x: left * 2 ** cellShift, y: top * 2 ** cellShift });
  const southEast = toLonLat({ x: (right + 1) * 2 ** cellShift, y: (bottom + 1) * 2 ** cellShift });
  return [northWest.lon, southEast.lat, southEast.lon, northWest.lat];
}
