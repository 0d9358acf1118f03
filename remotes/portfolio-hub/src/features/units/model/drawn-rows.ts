import type { UnitRow } from './unit-row';

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Number of markers that a map draws within one frame. */
export const drawnAtOnce = 2_000;
/** Grid cells per side: smaller than a marker. */
const cells = 44;

/** The smallest bounds that contain all rows; null without rows. */
export function boundsOf(rows: readonly UnitRow[]): Bounds | null {
  if (rows.length === 0) return null;
  let west = 180;
  let south = 90;
  let east = -180;
  let north = -90;
  for (const { lon, lat } of rows) {
    if (lon < west) west = lon;
    if (lon > east) east = lon;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  return [west, south, east, north];
}

/**
 * Rows to draw: of many units only those in view, one per grid cell where markers would overlap, and the selected one.
 * Zooming in makes the cells smaller, until all are drawn. Few units are all drawn.
 */
export function drawnRows(
  rows: readonly UnitRow[],
  view: Bounds | null,
  selectedId: string | null,
): readonly UnitRow[] {
  const bounds = view ?? boundsOf(rows);
  if (rows.length <= drawnAtOnce || bounds === null) return rows;
  const [west, south, east, north] = bounds;
  const across = cells / (east - west || 1);
  const up = cells / (north - south || 1);
  const taken = new Uint8Array((cells + 1) ** 2);
  return rows.filter(({ lon, lat, objectId }) => {
    if (objectId === selectedId) return true;
    const x = Math.floor((lon - west) * across);
    const y = Math.floor((lat - south) * up);
    if (x < 0 || y < 0 || x > cells || y > cells) return false;
    const cell = y * (cells + 1) + x;
    if (taken[cell]) return false;
    taken[cell] = 1;
    return true;
  });
}
