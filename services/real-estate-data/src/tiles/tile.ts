import type { Box } from '@kavel/catalogue/geo';
import { gridBits, mortonRangeOfTile } from '@kavel/catalogue/geo';

/** Tile units on each side. */
export const extent = 4_096;
/** Buffer around the tile in units, so that edges of polygons and lines are not visible at its border. */
export const buffer = 64;
export const maxZoom = 20;

export interface Tile {
  z: number;
  /** North-west corner and side in grid cells. */
  left: number;
  top: number;
  side: number;
  /** Grid cells per tile unit; below one at the highest zooms. */
  cellsPerUnit: number;
  morton: { from: bigint; to: bigint };
  /** Including the buffer. */
  box: Box;
}

/** Null for invalid coordinates. */
export function tileAt(z: number, x: number, y: number): Tile | null {
  if (!Number.isInteger(z) || z < 0 || z > maxZoom) return null;
  const count = 2 ** z;
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x >= count || y >= count) return null;
  const side = 2 ** (gridBits - z);
  const left = x * side;
  const top = y * side;
  const cellsPerUnit = side / extent;
  const margin = buffer * cellsPerUnit;
  return {
    z,
    left,
    top,
    side,
    cellsPerUnit,
    morton: mortonRangeOfTile(z, x, y),
    box: { xmin: left - margin, ymin: top - margin, xmax: left + side + margin, ymax: top + side + margin },
  };
}

export function toUnit(cells: number, origin: number, tile: Tile): number {
  return Math.round((cells - origin) / tile.cellsPerUnit);
}
