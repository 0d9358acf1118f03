import type { PandMeshRow } from '@kavel/catalogue';
import { decodeMesh, type LonLat, type Mesh, toLonLat } from '@kavel/catalogue/geo';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import { fromOrigin } from './earth';

/** Buildings of a tile as one mesh in the axes of glTF: x east, y up, z south of the tile's middle. */
export interface TileMesh {
  /** Steps of `step` metres; four numbers a corner, of which the last is nothing. */
  positions: Int16Array;
  /** Number of the building that a corner belongs to; two numbers a corner, of which the last is nothing. */
  features: Uint16Array;
  triangles: Uint32Array;
  step: number;
}

/** Metres: corners of whole buildings, and of simplified ones, which are seen from further away. */
const steps = { whole: 0.05, simple: 0.2 };
/** Metres that a simplified building may differ, and the share of its triangles that is kept at least. */
const simpleError = 1.2;
const mostSteps = 32_767;

/** What the encoder and simplifier need is WebAssembly, which is ready a moment after it is loaded. */
export const meshToolsReady = Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);

export function tileMesh(rows: readonly PandMeshRow[], middle: LonLat, simple: boolean): TileMesh {
  const placed = rows.map(row =>
    place(simple ? simplified(decodeMesh(row.mesh)) : decodeMesh(row.mesh), row, middle),
  );
  const furthest = placed.reduce(
    (most, { corners }) => corners.reduce((a, b) => Math.max(a, Math.abs(b)), most),
    0,
  );
  const step = Math.max(simple ? steps.simple : steps.whole, furthest / mostSteps);
  const count = placed.reduce((sum, { corners }) => sum + corners.length / 3, 0);
  const mesh: TileMesh = {
    positions: new Int16Array(count * 4),
    features: new Uint16Array(count * 2),
    triangles: new Uint32Array(placed.reduce((sum, { triangles }) => sum + triangles.length, 0)),
    step,
  };
  let [corner, at] = [0, 0];
  for (const [feature, { corners, triangles }] of placed.entries()) {
    for (const number of triangles) mesh.triangles[at++] = corner + number;
    for (let from = 0; from < corners.length; from += 3, corner++) {
      const [east, north, up] = corners.subarray(from, from + 3);
      mesh.positions.set(
        [east, up, -(north ?? 0)].map(metres => Math.round((metres ?? 0) / step)),
        corner * 4,
      );
      mesh.features[corner * 2] = feature;
    }
  }
  return mesh;
}

/** Corners in the order in which triangles name them, which is short to write. */
function place({ corners, triangles }: Mesh, row: PandMeshRow, middle: LonLat) {
  const [east, north, up] = fromOrigin(middle, toLonLat(row));
  const ordered = Uint32Array.from(triangles);
  const [order, count] = MeshoptEncoder.reorderMesh(ordered, true, true);
  const moved = new Float64Array(count * 3);
  for (let corner = 0; corner < corners.length / 3; corner++) {
    const to = order[corner] ?? count;
    if (to >= count) continue;
    const [x = 0, y = 0, z = 0] = corners.subarray(corner * 3, corner * 3 + 3);
    moved.set([x + east, y + north, z + up], to * 3);
  }
  return { corners: moved, triangles: ordered };
}

/** The same building in fewer triangles; as it is where that would leave nothing. */
function simplified({ corners, triangles }: Mesh): Mesh {
  const [kept] = MeshoptSimplifier.simplify(
    Uint32Array.from(triangles),
    Float32Array.from(corners),
    3,
    0,
    simpleError,
    ['ErrorAbsolute', 'Prune'],
  );
  return kept.length > 0 ? { corners, triangles: Uint16Array.from(kept) } : { corners, triangles };
}
