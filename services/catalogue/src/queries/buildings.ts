import { hasColumn } from '../has-column';
import { perSnapshot } from '../per-snapshot';
import type { Snapshot } from '../snapshot';

/** A building in 3D around its anchor x, y. */
export interface PandMeshRow {
  pandId: string;
  mesh: Uint8Array;
  x: number;
  y: number;
  /** m from the ground to its highest corner. */
  height: number;
  /** m²; null where it is not known. */
  roofArea: number | null;
}

/** A tile with buildings in 3D. */
export interface MeshTile {
  x: number;
  y: number;
  count: number;
  /** m: of the highest. */
  height: number;
  /** m that buildings reach over the edge at most. */
  reach: number;
}

/** Zoom of the smallest tiles. */
export const meshTileZoom = 16;
const cellsPerTile = 2 ** (31 - meshTileZoom);

const hasMeshes = hasColumn('pand_mesh', 'mesh');

/** Tiles of `meshTileZoom` that have buildings. */
export const meshTiles = perSnapshot(async (snapshot): Promise<MeshTile[]> => {
  if (!(await hasMeshes(snapshot))) return [];
  return snapshot.rows<MeshTile>(
    `SELECT (x // ${cellsPerTile})::INTEGER AS x, (y // ${cellsPerTile})::INTEGER AS y, count(*)::INTEGER AS count,
       max(height) AS height, max(reach) AS reach FROM pand_mesh GROUP BY ALL ORDER BY ALL`,
  );
});

/** Where the geometry is from, and whether it is fictional. */
export const meshSources = perSnapshot(async snapshot => {
  if (!(await hasMeshes(snapshot))) return [];
  return snapshot.rows<{ source: string; fictional: boolean }>(
    'SELECT DISTINCT source, fictional FROM pand_mesh ORDER BY ALL',
  );
});

/** Buildings whose anchor lies in a square of the grid. */
export async function meshesIn(
  snapshot: Snapshot,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<PandMeshRow[]> {
  if (!(await hasMeshes(snapshot))) return [];
  return snapshot.rows<PandMeshRow>(
    `SELECT pand_id AS "pandId", mesh, x, y, height, roof_area AS "roofArea" FROM pand_mesh
     WHERE x >= $left AND x < $left + $side AND y >= $top AND y < $top + $side ORDER BY x // 1024, y // 1024, pand_id`,
    { left, top, side },
  );
}
