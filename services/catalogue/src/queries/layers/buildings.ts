import { energyLabels } from '@kavel/contracts';
import type { RoofKind } from '@kavel/contracts/layers';
import { positionSql } from '../../duckdb/position-sql';
import type { Box } from '../../geo/polygon';
import { hasColumn } from '../../has-column';
import type { Snapshot } from '../../snapshot';
import { boxValues } from '../tiles';

/** Grid cells around a box within which addresses and roofs of its panden lie: some 300 m. */
const margin = 2 ** 14;
const inBox = 'x BETWEEN $xmin AND $xmax AND y BETWEEN $ymin AND $ymax';

function around({ xmin, ymin, xmax, ymax }: Box) {
  return boxValues({ xmin: xmin - margin, ymin: ymin - margin, xmax: xmax + margin, ymax: ymax + margin });
}

/** The label that most addresses of each pand have, as its position in `energyLabels`. */
export async function labelsOfPanden(snapshot: Snapshot, box: Box): Promise<Map<string, number>> {
  const rows = await snapshot.rows<{ id: string; label: number }>(
    `SELECT pand_id AS id, ${positionSql(energyLabels, 'mode(energielabel)')} AS label FROM verblijfsobject
     WHERE ${inBox} AND pand_id IS NOT NULL AND energielabel IS NOT NULL GROUP BY pand_id`,
    around(box),
  );
  return new Map(rows.map(({ id, label }) => [id, label]));
}

export interface PandRoof {
  id: string;
  kind: RoofKind;
  /** m². */
  area: number;
  sunny: number;
  azimuth: number | null;
  slope: number | null;
}

/** Flat where most of it is; else by the largest sloped face. */
export const roofKindSql = `CASE WHEN flat >= sloped THEN 'flat' WHEN azimuth BETWEEN 135 AND 225 THEN 'south'
  WHEN azimuth BETWEEN 45 AND 315 THEN 'east-west' ELSE 'north' END`;

export const hasRoofs = hasColumn('roof', 'azimuth');

export async function roofsOfPanden(snapshot: Snapshot, box: Box): Promise<Map<string, PandRoof>> {
  if (!(await hasRoofs(snapshot))) return new Map();
  const rows = await snapshot.rows<PandRoof>(
    `SELECT pand_id AS id, ${roofKindSql} AS kind, flat + sloped AS area, sunny, azimuth, slope FROM roof
     WHERE ${inBox}`,
    around(box),
  );
  return new Map(rows.map(roof => [roof.id, roof]));
}

export interface PandFacts {
  pandId: string;
  bouwjaar: number | null;
  shape: Uint8Array;
}

/** Panden whose box has a point in it. */
export function pandenAround(snapshot: Snapshot, x: number, y: number): Promise<PandFacts[]> {
  return snapshot.rows<PandFacts>(
    `SELECT identificatie AS "pandId", bouwjaar, shape FROM pand
     WHERE xmax >= $x AND xmin <= $x AND ymax >= $y AND ymin <= $y`,
    { x: Math.round(x), y: Math.round(y) },
  );
}
