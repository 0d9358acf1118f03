import type { DrawnTile } from './drawn-tile';
import { projected, weightsAt } from './pick';
import { type Matrix, times } from './transforms';

/** Cells on each axis of the screen, in which pixels are looked for. */
const cells = 64;
const cellOf = (value: number): number =>
  Math.min(cells - 1, Math.max(0, Math.floor(((value + 1) / 2) * cells)));

/** The pand of the nearest triangle at each of many pixels (from -1 to 1, y up), null for none: one pass over all triangles. */
export function idsAt(
  tiles: readonly Pick<DrawnTile, 'geometry' | 'toMercator'>[],
  main: Matrix,
  pixels: readonly (readonly [x: number, y: number])[],
): (string | null)[] {
  const found: (string | null)[] = pixels.map(() => null);
  const nearest = new Float64Array(pixels.length).fill(Number.POSITIVE_INFINITY);
  const byCell = inCells(pixels);
  for (const { geometry, toMercator } of tiles) {
    const { triangles, buildings, ids } = geometry;
    const points = projected(geometry.positions, times(main, toMercator));
    for (let at = 0; at < triangles.length; at += 3) {
      const [a = 0, b = 0, c = 0] = triangles.subarray(at, at + 3);
      for (const pixel of pixelsUnder(byCell, points, [a, b, c])) {
        const [x, y] = pixels[pixel] ?? [0, 0];
        const weights = weightsAt(points, a, b, c, x, y);
        if (!weights) continue;
        const away = 1 / (weights[0] + weights[1] + weights[2]);
        if (away >= (nearest[pixel] ?? 0)) continue;
        nearest[pixel] = away;
        found[pixel] = ids[buildings[a] ?? 0] || null;
      }
    }
  }
  return found;
}

function inCells(pixels: readonly (readonly [number, number])[]): number[][] {
  const byCell: number[][] = Array.from({ length: cells * cells }, () => []);
  for (const [at, [x, y]] of pixels.entries())
    if (Math.abs(x) <= 1 && Math.abs(y) <= 1) byCell[cellOf(y) * cells + cellOf(x)]?.push(at);
  return byCell;
}

/** Pixels in the cells that a triangle may cover. */
function pixelsUnder(
  byCell: readonly number[][],
  points: Float64Array,
  corners: readonly number[],
): number[] {
  let [left, right, bottom, top] = [1, -1, 1, -1];
  for (const corner of corners) {
    // Behind the eye: such triangles are not looked at.
    if ((points[corner * 3 + 2] ?? 0) <= 0) return [];
    const [x, y] = [points[corner * 3] ?? 0, points[corner * 3 + 1] ?? 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  if (right < -1 || left > 1 || top < -1 || bottom > 1) return [];
  const under: number[] = [];
  for (let row = cellOf(bottom); row <= cellOf(top); row++)
    for (let column = cellOf(left); column <= cellOf(right); column++)
      under.push(...(byCell[row * cells + column] ?? []));
  return under;
}
