import { toSceneOf } from './buildings-layer';
import type { DrawnTile } from './drawn-tile';
import type { Position } from './earth';
import { moved, times, type Vector } from './transforms';

/** Triangles around a place, in metres east, north and up of it. */
export interface Scene {
  /** Nine numbers each; seen from outside they turn counter-clockwise. */
  triangles: Float64Array;
  /** Pand of each; empty where it is not known. */
  pandIds: string[];
}

/** What is drawn within a distance of a place. */
export function sceneAround(tiles: readonly DrawnTile[], place: Position, reach: number): Scene {
  const toScene = toSceneOf(place);
  const numbers: number[] = [];
  const pandIds: string[] = [];
  for (const { geometry, toMercator } of tiles) {
    const { positions, triangles, buildings, ids } = geometry;
    const matrix = times(toScene, toMercator);
    const corners = Array.from(
      { length: positions.length / 3 },
      (_, at): Vector =>
        moved([positions[at * 3] ?? 0, positions[at * 3 + 1] ?? 0, positions[at * 3 + 2] ?? 0], matrix),
    );
    const isNear = corners.map(([x, y]) => Math.hypot(x, y) < reach);
    for (let at = 0; at < triangles.length; at += 3) {
      const three = triangles.subarray(at, at + 3);
      if (!three.some(corner => isNear[corner])) continue;
      for (const corner of three) numbers.push(...(corners[corner] ?? []));
      pandIds.push(ids[buildings[three[0] ?? 0] ?? 0] ?? '');
    }
  }
  return { triangles: Float64Array.from(numbers), pandIds };
}
