import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface FixtureLayer {
  name: string;
  /** Coordinate system by EPSG code. */
  srs: number;
  /** SQL type by column name, without the geometry `geom`. */
  columns: Readonly<Record<string, string>>;
  rows: readonly { geometry: Uint8Array | null; values: readonly (string | number | null)[] }[];
}

/**
 * Writes a GeoPackage in the format of PDOK: contents, geometry columns, and a table for each layer. Overwrites an
 * existing file.
 */
export function writeGeoPackage(path: string, layers: readonly FixtureLayer[]): string {
  rmSync(path, { force: true });
  const database = new DatabaseSync(path);
  try {
    database.exec(
      `CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT, srs_id INTEGER PRIMARY KEY, organization TEXT,
         organization_coordsys_id INTEGER, definition TEXT);
       INSERT INTO gpkg_spatial_ref_sys VALUES ('Amersfoort / RD New', 28992, 'EPSG', 28992, ''),
         ('WGS 84 geodetic', 4326, 'EPSG', 4326, ''), ('UTM zone 31N', 32631, 'EPSG', 32631, '');
       CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, geometry_type_name TEXT,
         srs_id INTEGER, z TINYINT, m TINYINT)`,
    );
    database.exec('BEGIN');
    for (const layer of layers) writeLayer(database, layer);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
  return path;
}

function writeLayer(database: DatabaseSync, { name, srs, columns, rows }: FixtureLayer): void {
  const defined = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  database.exec(`CREATE TABLE ${name} (fid INTEGER PRIMARY KEY, geom BLOB, ${defined.join(', ')})`);
  database
    .prepare("INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', 'GEOMETRY', ?, 0, 0)")
    .run(name, srs);
  const marks = ['?', ...Object.keys(columns).map(() => '?')].join(', ');
  const names = ['geom', ...Object.keys(columns)].join(', ');
  const insert = database.prepare(`INSERT INTO ${name} (${names}) VALUES (${marks})`);
  for (const { geometry, values } of rows) insert.run(geometry, ...values);
}

/** A GeoPackage point without an envelope. */
export function pointBlob(srs: number, x: number, y: number): Uint8Array {
  return Buffer.concat([header(srs, 0), wkbHead(1), doubles([x, y])]);
}

/** A GeoPackage polygon with an envelope. */
export function polygonBlob(srs: number, ring: readonly (readonly [number, number])[]): Uint8Array {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const envelope = doubles([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]);
  return Buffer.concat([
    header(srs, 1),
    envelope,
    wkbHead(3),
    counts([1, ring.length]),
    doubles(ring.flat()),
  ]);
}

function header(srs: number, envelope: number): Buffer {
  const bytes = Buffer.from([0x47, 0x50, 0, 1 | (envelope << 1), 0, 0, 0, 0]);
  bytes.writeInt32LE(srs, 4);
  return bytes;
}

function wkbHead(type: number): Buffer {
  return Buffer.concat([Buffer.from([1]), counts([type])]);
}

function counts(values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer);
}

function doubles(values: readonly number[]): Buffer {
  return Buffer.from(Float64Array.from(values).buffer);
}
