import type { DrawnTile } from './drawn-tile';
import { type Matrix, moved, times, type Vector } from './transforms';

/** What is seen at a pixel. */
export interface Hit {
  /** Its pand; null where the tile names none. */
  id: string | null;
  /** Mercator, from 0 to 1. */
  place: Vector;
  /** A corner close to the pixel that is seen too. */
  corner: Vector | null;
}

/** Share by which a corner may be further away than what is seen beside it. */
const slack = 1.003;

/** The nearest triangle under a pixel (from -1 to 1, y up); `near`: how far off a corner still counts, on each axis. */
export function hitAt(
  tiles: readonly DrawnTile[],
  main: Matrix,
  [x, y]: readonly [number, number],
  near: readonly [number, number],
): Hit | null {
  let hit: (Omit<Hit, 'corner'> & { away: number }) | null = null;
  const corners: { away: number; off: number; place: Vector }[] = [];
  for (const { geometry, toMercator: placed } of tiles) {
    const { triangles, buildings, ids } = geometry;
    const points = projected(geometry.positions, times(main, placed));
    const placeOf = (corner: number): Vector => moved(cornerAt(geometry.positions, corner), placed);
    for (let corner = 0; corner * 3 < points.length; corner++) {
      const away = points[corner * 3 + 2] ?? 0;
      const off = Math.hypot(
        ((points[corner * 3] ?? 0) - x) / near[0],
        ((points[corner * 3 + 1] ?? 0) - y) / near[1],
      );
      if (away > 0 && off < 1) corners.push({ away, off, place: placeOf(corner) });
    }
    for (let at = 0; at < triangles.length; at += 3) {
      const [a = 0, b = 0, c = 0] = triangles.subarray(at, at + 3);
      const weights = weightsAt(points, a, b, c, x, y);
      if (!weights) continue;
      const [u, v, w] = weights;
      const away = 1 / (u + v + w);
      if (hit && away >= hit.away) continue;
      const [pa, pb, pc] = [placeOf(a), placeOf(b), placeOf(c)];
      const mixed = (axis: 0 | 1 | 2): number => (u * pa[axis] + v * pb[axis] + w * pc[axis]) * away;
      hit = { id: ids[buildings[a] ?? 0] || null, away, place: [mixed(0), mixed(1), mixed(2)] };
    }
  }
  if (!hit) return null;
  const farthest = hit.away * slack;
  const [corner] = corners.filter(({ away }) => away <= farthest).sort((a, b) => a.off - b.off);
  return { id: hit.id, place: hit.place, corner: corner?.place ?? null };
}

const cornerAt = (positions: Int16Array | Float32Array, corner: number): Vector => [
  positions[corner * 3] ?? 0,
  positions[corner * 3 + 1] ?? 0,
  positions[corner * 3 + 2] ?? 0,
];

/** Of each corner: x and y on the screen from -1 to 1, and the distance from the eye, not above 0 behind it. */
export function projected(positions: Int16Array | Float32Array, matrix: Matrix): Float64Array {
  const points = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [px, py, pz] = cornerAt(positions, at / 3);
    const row = (one: number): number =>
      (matrix[one] ?? 0) * px +
      (matrix[one + 4] ?? 0) * py +
      (matrix[one + 8] ?? 0) * pz +
      (matrix[one + 12] ?? 0);
    const away = row(3);
    points[at] = row(0) / away;
    points[at + 1] = row(1) / away;
    points[at + 2] = away;
  }
  return points;
}

/** Weights of the corners of a triangle at a pixel, each over its distance, so that they hold in space; null beside it. */
export function weightsAt(points: Float64Array, a: number, b: number, c: number, x: number, y: number) {
  const at = (corner: number, part: number): number => points[corner * 3 + part] ?? 0;
  if (at(a, 2) <= 0 || at(b, 2) <= 0 || at(c, 2) <= 0) return null;
  const turn = (one: number, other: number): number =>
    (at(one, 0) - x) * (at(other, 1) - y) - (at(other, 0) - x) * (at(one, 1) - y);
  const [u, v, w] = [turn(b, c), turn(c, a), turn(a, b)];
  const whole = u + v + w;
  if (whole === 0) return null;
  const shares = [u / whole, v / whole, w / whole] as const;
  if (shares.some(share => share < 0)) return null;
  return [shares[0] / at(a, 2), shares[1] / at(b, 2), shares[2] / at(c, 2)] as const;
}
