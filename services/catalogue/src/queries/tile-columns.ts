import { energyLabels, vtwTypes } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { densityZooms } from '../density-zooms';
import { blobsOf, integersOf, textsOf } from '../duckdb/chunk-items';
import { positionSql } from '../duckdb/position-sql';
import type { Box } from '../geo/polygon';
import { hasColumn } from '../has-column';
import { perSnapshot } from '../per-snapshot';
import { densityRowsVersion } from '../schema';
import type { Snapshot, SqlValues } from '../snapshot';
import { boxValues, touchesBox } from './tiles';

/** Columns of a tile's many rows: positions in grid cells, and facts. */
type Columns<Name extends string> = Record<Name, Int32Array>;

/** Range of Morton keys. Addresses are sorted by key, so a tile is one range of the table. */
type Stretch = Record<'from' | 'to', bigint>;
const inStretch = 'FROM verblijfsobject WHERE morton BETWEEN $from::BIGINT AND $to::BIGINT';

/** The sixteen digits of an id exceed the precision of a number: split them in two. */
const idSql = (column: string) => `left(${column}, 8)::INTEGER, right(${column}, 8)::INTEGER`;
/** Codes, -1 for unknown. */
const labelSql = positionSql(energyLabels, 'energielabel');
const vtwSql = positionSql(vtwTypes, 'vtw_type');
const numberSql = `coalesce(huisnummer || coalesce(huisletter, '') || coalesce('-' || huisnummertoevoeging, ''), '')`;

export interface AddressColumns extends Columns<'x' | 'y' | 'idUpper' | 'idLower' | 'label' | 'vtw'> {
  /** House numbers with letter and addition, when requested. */
  nr: string[] | null;
}

export async function addressesInTile(
  snapshot: Snapshot,
  { from, to }: Stretch,
  withNumbers: boolean,
): Promise<AddressColumns> {
  const chunks = await snapshot.chunks(
    `SELECT x, y, ${idSql('object_id')}, ${labelSql}, ${vtwSql} ${withNumbers ? `, ${numberSql}` : ''} ${inStretch}`,
    { from, to },
  );
  const numbers = integersOf(chunks, ['x', 'y', 'idUpper', 'idLower', 'label', 'vtw']);
  return { ...numbers, nr: withNumbers ? textsOf(chunks, 6) : null };
}

/** Addresses of a tile with their row numbers, for filtering. */
export async function rowsInTile(
  snapshot: Snapshot,
  { from, to }: Stretch,
): Promise<Columns<'x' | 'y' | 'row' | 'label'>> {
  const chunks = await snapshot.chunks(`SELECT x, y, rowid::INTEGER, ${labelSql} ${inStretch}`, { from, to });
  return integersOf(chunks, ['x', 'y', 'row', 'label']);
}

/** The same with their ids. */
export async function identifiedRowsInTile(
  snapshot: Snapshot,
  { from, to }: Stretch,
): Promise<Columns<'x' | 'y' | 'row' | 'label' | 'idUpper' | 'idLower'>> {
  const chunks = await snapshot.chunks(
    `SELECT x, y, rowid::INTEGER, ${labelSql}, ${idSql('object_id')} ${inStretch}`,
    { from, to },
  );
  return integersOf(chunks, ['x', 'y', 'row', 'label', 'idUpper', 'idLower']);
}

/** Boxes in grid cells; footprints in whole m², 0 when unknown. */
export interface PandColumns
  extends Columns<
    'bouwjaar' | 'vtw' | 'idUpper' | 'idLower' | 'xmin' | 'ymin' | 'xmax' | 'ymax' | 'footprint'
  > {
  /** Blobs of geo/shape-blob.ts; empty when not requested. */
  shapes: Uint8Array[];
}

/** Size limits of panden in grid cells. */
export interface PandSizes {
  /** Smaller ones are left out. */
  smallest: number;
  /** From this size on the outline is included. */
  outlined: number;
}

const pandSize = 'greatest(xmax - xmin, ymax - ymin)';

const hasFootprints = hasColumn('pand', 'footprint');

/** Panden that intersect a box. */
export async function pandenInTile(
  snapshot: Snapshot,
  box: Box,
  { smallest, outlined }: PandSizes,
): Promise<PandColumns> {
  const footprint = (await hasFootprints(snapshot)) ? 'coalesce(round(footprint), 0)::INTEGER' : '0';
  const chunks = await snapshot.chunks(
    `SELECT coalesce(bouwjaar, -1), ${vtwSql}, ${idSql('identificatie')},
       xmin, ymin, xmax, ymax, ${footprint}, CASE WHEN ${pandSize} >= $outlined THEN shape ELSE ''::BLOB END
     FROM pand WHERE ${touchesBox} AND ${pandSize} >= $smallest`,
    { ...boxValues(box), smallest, outlined },
  );
  const names = [
    'bouwjaar',
    'vtw',
    'idUpper',
    'idLower',
    'xmin',
    'ymin',
    'xmax',
    'ymax',
    'footprint',
  ] as const;
  return { ...integersOf(chunks, names), shapes: blobsOf(chunks, names.length) };
}

/** Schema version of a snapshot. */
export const versionOf = perSnapshot(async snapshot => {
  const info = await snapshot.row<{ version: number }>('SELECT schema_version AS version FROM info');
  return info?.version ?? 0;
});

const cells = 2 ** densityZooms.cellBits;
const inCells = `FROM density
  WHERE z = $z AND cell_x BETWEEN $x AND $x + ${cells - 1} AND cell_y BETWEEN $y AND $y + ${cells - 1}`;

/** Counts of the 64 × 64 cells of a tile. */
export async function densityInTile(
  snapshot: Snapshot,
  z: number,
  tileX: number,
  tileY: number,
): Promise<Columns<'x' | 'y' | 'objects'>> {
  const chunks = await snapshot.chunks(`SELECT x, y, objects ${inCells}`, cellValues(z, tileX, tileY));
  return integersOf(chunks, ['x', 'y', 'objects']);
}

/**
 * The same with the first row of each cell; the rows of a cell are consecutive, because the table is sorted by Morton
 * key. Throws `unavailable` for a snapshot of an older version.
 */
export async function densityRowsInTile(
  snapshot: Snapshot,
  z: number,
  tileX: number,
  tileY: number,
): Promise<Columns<'x' | 'y' | 'objects' | 'firstRow'>> {
  if ((await versionOf(snapshot)) < densityRowsVersion) {
    throw new ServiceError(
      'unavailable',
      'This catalogue was made by an older Kavel: results show on the map after the next import',
    );
  }
  const chunks = await snapshot.chunks(
    `SELECT x, y, objects, first_row ${inCells}`,
    cellValues(z, tileX, tileY),
  );
  return integersOf(chunks, ['x', 'y', 'objects', 'firstRow']);
}

function cellValues(z: number, tileX: number, tileY: number): SqlValues {
  return { z, x: tileX * cells, y: tileY * cells };
}
