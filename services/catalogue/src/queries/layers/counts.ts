import { yearClasses } from '@kavel/contracts/layers';
import type { Box } from '../../geo/polygon';
import { perSnapshot } from '../../per-snapshot';
import type { Snapshot } from '../../snapshot';
import { boxValues, touchesBox } from '../tiles';
import { hasRoofs, roofKindSql } from './buildings';

export interface ClassCount {
  key: string;
  count: number;
}

interface Counted {
  table: 'verblijfsobject' | 'pand' | 'roof';
  key: string;
  /** Whether a row lies in a box. */
  inBox: string;
}

const pointInBox = 'x BETWEEN $xmin AND $xmax AND y BETWEEN $ymin AND $ymax';

const yearClassSql = [...yearClasses]
  .reverse()
  .map(from => `WHEN bouwjaar >= ${from} THEN '${from}'`)
  .join(' ');

const labels: Counted = { table: 'verblijfsobject', key: 'energielabel', inBox: pointInBox };
const years: Counted = { table: 'pand', key: `CASE ${yearClassSql} END`, inBox: touchesBox };
const roofs: Counted = { table: 'roof', key: roofKindSql, inBox: pointInBox };

function count(snapshot: Snapshot, { table, key, inBox }: Counted, box?: Box): Promise<ClassCount[]> {
  return snapshot.rows<ClassCount>(
    `SELECT key, count(*)::INTEGER AS count FROM (SELECT ${key} AS key FROM ${table}${box ? ` WHERE ${inBox}` : ''})
     WHERE key IS NOT NULL GROUP BY key`,
    box && boxValues(box),
  );
}

/** Addresses by label, as panden take theirs of them. */
export const labelCounts = perSnapshot(snapshot => count(snapshot, labels));

export function labelCountsInBox(snapshot: Snapshot, box: Box): Promise<ClassCount[]> {
  return count(snapshot, labels, box);
}

/** Panden by the year in which their class begins. */
export const yearCounts = perSnapshot(snapshot => count(snapshot, years));

export function yearCountsInBox(snapshot: Snapshot, box: Box): Promise<ClassCount[]> {
  return count(snapshot, years, box);
}

export const roofCounts = perSnapshot(async snapshot =>
  (await hasRoofs(snapshot)) ? count(snapshot, roofs) : [],
);

export async function roofCountsInBox(snapshot: Snapshot, box: Box): Promise<ClassCount[]> {
  return (await hasRoofs(snapshot)) ? count(snapshot, roofs, box) : [];
}

/** Areas by bestemming, in the order of the alphabet. */
export const zoningCounts = perSnapshot(snapshot =>
  snapshot.rows<ClassCount>(
    'SELECT bestemming AS key, count(*)::INTEGER AS count FROM bestemming GROUP BY key ORDER BY key',
  ),
);

/** An area near the edge of a box; only its outline shows whether it overlaps the box. */
export interface EdgeArea {
  key: string;
  shape: Uint8Array;
}

export interface AreasOfBox {
  /** Areas whose whole bounds lie in the box. */
  inside: ClassCount[];
  /** Areas whose bounds cross its edge. */
  edge: EdgeArea[];
}

const isInside = 'xmin >= $xmin AND xmax <= $xmax AND ymin >= $ymin AND ymax <= $ymax';

/** Zoning areas of a box by bestemming. */
export function zoningOfBox(snapshot: Snapshot, box: Box): Promise<AreasOfBox> {
  return areasOfBox(snapshot, { table: 'bestemming', key: 'bestemming' }, box);
}

/** Buurten of a box by code. */
export function buurtenOfBox(snapshot: Snapshot, box: Box): Promise<AreasOfBox> {
  return areasOfBox(snapshot, { table: 'buurt', key: 'code' }, box);
}

async function areasOfBox(
  snapshot: Snapshot,
  { table, key }: { table: 'bestemming' | 'buurt'; key: string },
  box: Box,
): Promise<AreasOfBox> {
  const values = boxValues(box);
  const [inside, edge] = await Promise.all([
    snapshot.rows<ClassCount>(
      `SELECT ${key} AS key, count(*)::INTEGER AS count FROM ${table} WHERE ${isInside} GROUP BY key ORDER BY key`,
      values,
    ),
    snapshot.rows<EdgeArea>(
      `SELECT ${key} AS key, shape FROM ${table} WHERE ${touchesBox} AND NOT (${isInside})`,
      values,
    ),
  ]);
  return { inside, edge };
}
