import type { RealEstateObject } from '@kavel/contracts';
import { type LonLat, toGrid } from '../geo/mercator';
import { containsPoint } from '../geo/polygon';
import { decodeShape } from '../geo/shape-blob';
import { hasColumn } from '../has-column';
import type { Snapshot } from '../snapshot';
import { circleValues, distanceSql, insideBoxSql } from './near';
import { objectColumns } from './objects';

const hasPlots = hasColumn('perceel', 'shape');
const hasPlotFree = hasColumn('verblijfsobject', 'plot_free');

export interface PlotRow {
  plotId: string;
  /** Registered m². */
  area: number;
  fictional: boolean;
  shape: number[][][];
}

/** The plot at a position: of several the first by id, as in an import. */
export async function plotUnder(snapshot: Snapshot, position: LonLat): Promise<PlotRow | null> {
  if (!(await hasPlots(snapshot))) return null;
  const { x, y } = toGrid(position);
  const rows = await snapshot.rows<Omit<PlotRow, 'shape'> & { shape: Uint8Array }>(
    `SELECT perceel_id AS "plotId", area, fictional, shape FROM perceel
     WHERE xmax >= $x AND xmin <= $x AND ymax >= $y AND ymin <= $y ORDER BY perceel_id`,
    { x, y },
  );
  const plots = rows.map(row => ({ ...row, shape: decodeShape(row.shape) }));
  return plots.find(({ shape }) => containsPoint(shape, x, y)) ?? null;
}

/** An object's share of the m² of its plot that are not built on. */
export async function plotFreeOf(snapshot: Snapshot, objectId: string): Promise<number | null> {
  if (!(await hasPlotFree(snapshot))) return null;
  const row = await snapshot.row<{ free: number | null }>(
    'SELECT plot_free AS free FROM verblijfsobject WHERE object_id = $objectId',
    { objectId },
  );
  return row?.free ?? null;
}

export async function shapeOfPand(snapshot: Snapshot, pandId: string): Promise<number[][][] | null> {
  const row = await snapshot.row<{ shape: Uint8Array | null }>(
    'SELECT shape FROM pand WHERE identificatie = $pandId',
    { pandId },
  );
  return row?.shape ? decodeShape(row.shape) : null;
}

export interface NeighbourRow extends RealEstateObject {
  inPand: boolean;
  /** Metres. */
  distance: number;
  /** Number of all neighbours of its kind: in the pand, or beside it. */
  among: number;
}

export interface NeighbourQuery {
  /** Metres to those in other panden at most. */
  metres: number;
  inPand: number;
  beside: number;
}

/** Other addresses in the pand of an object and around it, each nearest first and then by house number. */
export function neighboursOf(
  snapshot: Snapshot,
  { objectId, pandId, huisnummer, lon, lat }: RealEstateObject,
  { metres, inPand, beside }: NeighbourQuery,
): Promise<NeighbourRow[]> {
  return snapshot.rows<NeighbourRow>(
    `SELECT *, (count(*) OVER (PARTITION BY "inPand"))::INTEGER AS among FROM (
       SELECT ${objectColumns}, coalesce(o.pand_id = $pandId, false) AS "inPand", ${distanceSql} AS distance
       FROM verblijfsobject o
       WHERE o.object_id <> $objectId AND (o.pand_id = $pandId OR (${insideBoxSql})))
     WHERE "inPand" OR distance <= $radius::DOUBLE
     QUALIFY row_number() OVER (PARTITION BY "inPand" ORDER BY distance, abs(huisnummer - $huisnummer), "objectId")
       <= CASE WHEN "inPand" THEN $inPand ELSE $beside END
     ORDER BY "inPand" DESC, distance, abs(huisnummer - $huisnummer), "objectId"`,
    { ...circleValues({ lon, lat, radius: metres }), objectId, pandId, huisnummer, inPand, beside },
  );
}
