import type { Box } from '../geo/polygon';
import { hasColumn } from '../has-column';
import { perSnapshot } from '../per-snapshot';
import type { TableName } from '../schema';
import type { Snapshot, SqlValues } from '../snapshot';

export const touchesBox = 'xmax >= $xmin AND xmin <= $xmax AND ymax >= $ymin AND ymin <= $ymax';

export interface AreaShape {
  code: string;
  naam: string;
  shape: Uint8Array;
}

export type AreaKind = 'buurt' | 'wijk' | 'gemeente';
const areaTables = { buurt: 'buurt', wijk: 'wijk', gemeente: 'gemeente_area' } as const satisfies Record<
  AreaKind,
  TableName
>;

const hasGemeenten = hasColumn(areaTables.gemeente, 'shape');

export async function areasInBox(snapshot: Snapshot, kind: AreaKind, box: Box): Promise<AreaShape[]> {
  if (kind === 'gemeente' && !(await hasGemeenten(snapshot))) return [];
  const areas = await snapshot.rows<AreaShape>(
    `SELECT code, naam, shape FROM ${areaTables[kind]} WHERE ${touchesBox}`,
    boxValues(box),
  );
  // Sorting a few areas here saves a third of the query's time.
  return areas.sort((a, b) => (a.code < b.code ? -1 : 1));
}

export interface GroundShape {
  kind: string;
  naam: string | null;
  isLine: boolean;
  shape: Uint8Array;
}

export function groundInBox(snapshot: Snapshot, box: Box, kinds: readonly string[]): Promise<GroundShape[]> {
  // IN would join with a table of the kinds, which is slower than comparing with these few.
  const list = kinds.map(kind => `'${kind}'`).join(', ');
  return snapshot.rows<GroundShape>(
    `SELECT kind, naam, is_line AS "isLine", shape FROM topography
     WHERE ${touchesBox} AND list_contains([${list}], kind)`,
    boxValues(box),
  );
}

export interface StationPoint {
  code: string;
  naam: string;
  x: number;
  y: number;
}

/** Cached: filtering a few hundred stations is faster than a query. */
const allStations = perSnapshot(snapshot =>
  snapshot.rows<StationPoint>('SELECT code, naam, x, y FROM station ORDER BY code'),
);

export async function stationsInBox(snapshot: Snapshot, box: Box): Promise<StationPoint[]> {
  const stations = await allStations(snapshot);
  return stations.filter(({ x, y }) => x >= box.xmin && x <= box.xmax && y >= box.ymin && y <= box.ymax);
}

export function boxValues({ xmin, ymin, xmax, ymax }: Box): SqlValues {
  return { xmin: Math.floor(xmin), ymin: Math.floor(ymin), xmax: Math.ceil(xmax), ymax: Math.ceil(ymax) };
}
