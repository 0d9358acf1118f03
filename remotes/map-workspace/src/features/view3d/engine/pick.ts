import type { DrawnTile } from './drawn-tile';
import { type Matrix, moved, times } from './transforms';

/** The building under a pixel (from -1 to 1, y up): of the triangles there, that of the nearest. */
export function pandAt(tiles: readonly DrawnTile[], main: Matrix, x: number, y: number): string | null {
  let nearest: { id: string; depth: number } | null = null;
  for (const { geometry, toMercator: placed } of tiles) {
    const { positions, triangles, buildings, ids } = geometry;
    const matrix = times(main, placed);
    const screen = (corner: number) => {
      const [px = 0, py = 0, pz = 0] = positions.subarray(corner * 3, corner * 3 + 3);
      const [sx, sy, sz] = moved([px, py, pz], matrix);
      const w = (matrix[3] ?? 0) * px + (matrix[7] ?? 0) * py + (matrix[11] ?? 0) * pz + (matrix[15] ?? 1);
      return { x: sx / w, y: sy / w, z: sz / w, behind: w <= 0 };
    };
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [
        screen(triangles[at] ?? 0),
        screen(triangles[at + 1] ?? 0),
        screen(triangles[at + 2] ?? 0),
      ];
      if (a.behind || b.behind || c.behind) continue;
      const whole = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
      if (whole === 0) continue;
      const u = ((b.x - x) * (c.y - y) - (b.y - y) * (c.x - x)) / whole;
      const v = ((c.x - x) * (a.y - y) - (c.y - y) * (a.x - x)) / whole;
      const w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      const depth = u * a.z + v * b.z + w * c.z;
      const id = ids[buildings[triangles[at] ?? 0] ?? 0];
      if (id && (!nearest || depth < nearest.depth)) nearest = { id, depth };
    }
  }
  return nearest?.id ?? null;
}
