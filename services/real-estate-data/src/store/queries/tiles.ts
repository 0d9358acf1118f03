import type { EnergyLabel, VtwType } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import type { Box } from '../../geo/polygon';
import { perSnapshot } from '../per-snapshot';
import { densityRowsVersion } from '../schema';
import type { Snapshot, SqlValues } from '../snapshot';
import { densityZooms } from '../write/derive';

export interface AddressPoint {
  objectId: string;
  vtwType: VtwType;
  label: EnergyLabel | null;
  /** Number with letter and addition. */
  nr: string;
  x: number;
  y: number;
}

/** Addresses are sorted by their Morton key: a tile is one stretch of the table. */
export function addressesInTile(
  snapshot: Snapshot,
  morton: { from: bigint; to: bigint },
): Promise<AddressPoint[]> {
  return snapshot.rows<AddressPoint>(
    `SELECT object_id AS "objectId", vtw_type AS "vtwType", energielabel AS label,
       huisnummer || coalesce(huisletter, '') || coalesce('-' || huisnummertoevoeging, '') AS nr, x, y
     FROM verblijfsobject WHERE morton BETWEEN $from::BIGINT AND $to::BIGINT`,
    { from: morton.from, to: morton.to },
  );
}

export interface PandShape {
  pandId: string;
  bouwjaar: number | null;
  vtwType: VtwType | null;
  shape: Uint8Array;
}

const touchesBox = 'xmax >= $xmin AND xmin <= $xmax AND ymax >= $ymin AND ymin <= $ymax';

/** Buildings that touch a box and measure at least so many grid cells. */
export function pandenInBox(snapshot: Snapshot, box: Box, smallest: number): Promise<PandShape[]> {
  return snapshot.rows<PandShape>(
    `SELECT identificatie AS "pandId", bouwjaar, vtw_type AS "vtwType", shape FROM pand
     WHERE ${touchesBox} AND greatest(xmax - xmin, ymax - ymin) >= $smallest`,
    { ...boxValues(box), smallest },
  );
}

export interface AreaShape {
  code: string;
  naam: string;
  shape: Uint8Array;
}

export type AreaKind = 'buurt' | 'wijk' | 'gemeente';
const areaTables: Readonly<Record<AreaKind, string>> = {
  buurt: 'buurt',
  wijk: 'wijk',
  gemeente: 'gemeente_area',
};

/** Whether a snapshot has outlines of gemeenten: one of an older Kavel gets them by its next import. */
const hasGemeenten = perSnapshot(async snapshot => {
  const found = await snapshot.row<{ n: number }>(
    `SELECT count(*)::INTEGER AS n FROM duckdb_tables() WHERE table_name = '${areaTables.gemeente}'`,
  );
  return (found?.n ?? 0) > 0;
});

export async function areasInBox(snapshot: Snapshot, kind: AreaKind, box: Box): Promise<AreaShape[]> {
  if (kind === 'gemeente' && !(await hasGemeenten(snapshot))) return [];
  return snapshot.rows<AreaShape>(
    `SELECT code, naam, shape FROM ${areaTables[kind]} WHERE ${touchesBox} ORDER BY code`,
    boxValues(box),
  );
}

export interface GroundShape {
  kind: string;
  naam: string | null;
  isLine: boolean;
  shape: Uint8Array;
}

export function groundInBox(snapshot: Snapshot, box: Box, kinds: readonly string[]): Promise<GroundShape[]> {
  const list = kinds.map(kind => `'${kind}'`).join(', ');
  return snapshot.rows<GroundShape>(
    `SELECT kind, naam, is_line AS "isLine", shape FROM topography
     WHERE ${touchesBox} AND kind IN (${list})`,
    boxValues(box),
  );
}

export interface StationPoint {
  code: string;
  naam: string;
  x: number;
  y: number;
}

export function stationsInBox(snapshot: Snapshot, box: Box): Promise<StationPoint[]> {
  return snapshot.rows<StationPoint>(
    'SELECT code, naam, x, y FROM station WHERE x BETWEEN $xmin AND $xmax AND y BETWEEN $ymin AND $ymax ORDER BY code',
    boxValues(box),
  );
}

export interface DensityPoint {
  objects: number;
  x: number;
  y: number;
}

/** The rows of a cell follow each other: the table is in the order of Morton keys. */
export interface DensityCell extends DensityPoint {
  firstRow: number;
}

/** Counts of the 64 × 64 cells of a tile. */
export function densityInTile(
  snapshot: Snapshot,
  z: number,
  tileX: number,
  tileY: number,
): Promise<DensityPoint[]> {
  const cells = 2 ** densityZooms.cellBits;
  return snapshot.rows<DensityPoint>(
    `SELECT objects, x, y FROM density
     WHERE z = $z AND cell_x BETWEEN $x AND $x + ${cells - 1} AND cell_y BETWEEN $y AND $y + ${cells - 1}`,
    { z, x: tileX * cells, y: tileY * cells },
  );
}

/** The shape of the tables of a snapshot. */
export const versionOf = perSnapshot(async snapshot => {
  const info = await snapshot.row<{ version: number }>('SELECT schema_version AS version FROM info');
  return info?.version ?? 0;
});

/** The same with the rows in each cell. Throws `unavailable` for a snapshot of an older Kavel. */
export async function densityCellsInTile(
  snapshot: Snapshot,
  z: number,
  tileX: number,
  tileY: number,
): Promise<DensityCell[]> {
  if ((await versionOf(snapshot)) < densityRowsVersion) {
    throw new ServiceError(
      'unavailable',
      'This catalogue was made by an older Kavel: results show on the map after the next import',
    );
  }
  const cells = 2 ** densityZooms.cellBits;
  return snapshot.rows<DensityCell>(
    `SELECT objects, x, y, first_row AS "firstRow" FROM density
     WHERE z = $z AND cell_x BETWEEN $x AND $x + ${cells - 1} AND cell_y BETWEEN $y AND $y + ${cells - 1}`,
    { z, x: tileX * cells, y: tileY * cells },
  );
}

export interface ResultPoint {
  label: EnergyLabel | null;
  row: number;
  objectId: string;
  x: number;
  y: number;
}

/** Addresses of a tile with their rows, for a filter to choose from. */
export function rowsInTile(
  snapshot: Snapshot,
  morton: { from: bigint; to: bigint },
  withIds: boolean,
): Promise<ResultPoint[]> {
  return snapshot.rows<ResultPoint>(
    `SELECT rowid::INTEGER AS "row", ${withIds ? 'object_id' : "''"} AS "objectId",
       energielabel AS label, x, y FROM verblijfsobject
     WHERE morton BETWEEN $from::BIGINT AND $to::BIGINT`,
    { from: morton.from, to: morton.to },
  );
}

function boxValues({ xmin, ymin, xmax, ymax }: Box): SqlValues {
  return { xmin: Math.floor(xmin), ymin: Math.floor(ymin), xmax: Math.ceil(xmax), ymax: Math.ceil(ymax) };
}
