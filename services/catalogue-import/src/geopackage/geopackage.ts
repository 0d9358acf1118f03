import { mkdtemp, open, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import sqlite, { type Database } from 'node-sqlite3-wasm';
import type { Crs, Feature } from '../features/read-features';
import { Turns } from '../files/turns';
import { ImportError } from '../import-error';
import { type Layer, quoted, readLayer } from './geopackage-rows';
import { SqliteFile, SqliteFileError } from './sqlite-file';

export interface LayerChoice {
  /** Which layers are read, by name and columns. */
  layers(name: string, columns: ReadonlySet<string>): boolean;
  /** Which columns of them: a value that is not read costs nothing. */
  columns(name: string): boolean;
}

/**
 * Features of the layers of a GeoPackage, some hundred at a time, from the file, so that it may be larger than memory.
 * They are good until the next ones are asked for.
 */
export async function* readGeoPackage(
  path: string,
  choice: LayerChoice,
  turns = new Turns(),
): AsyncGenerator<Feature[]> {
  await refuseCutOff(path);
  const link = await linkTo(path);
  try {
    yield* readLinked(path, link.path, choice, turns);
  } finally {
    await link.remove();
  }
}

async function* readLinked(
  path: string,
  link: string,
  choice: LayerChoice,
  turns: Turns,
): AsyncGenerator<Feature[]> {
  const file = SqliteFile.open(path);
  try {
    const database = new sqlite.Database(link, { readOnly: true, fileMustExist: true });
    try {
      yield* readChosen(path, database, file, choice, turns);
    } finally {
      database.close();
    }
  } catch (error) {
    throw asImportError(path, error);
  } finally {
    file.close();
  }
}

async function* readChosen(
  path: string,
  database: Database,
  file: SqliteFile,
  choice: LayerChoice,
  turns: Turns,
): AsyncGenerator<Feature[]> {
  const layers = readLayers(path, database);
  const chosen = layers.filter(({ name, columns }) => choice.layers(name, columns));
  if (chosen.length === 0) {
    const there = layers.map(({ name, columns }) => `${name} (${[...columns].slice(0, 8).join(', ')}…)`);
    throw new ImportError(path, `is a GeoPackage without a layer to import; it has ${there.join('; ')}`);
  }
  for (const layer of chosen) {
    const names = [...layer.columns].filter(choice.columns);
    for (const features of readLayer(database, file, layer, names, turns)) {
      yield features;
      // The file is read without waiting: now others get their turn, such as the log of rejected rows.
      await turn();
    }
  }
}

/**
 * The library keeps its lock as a folder beside the file. Beside a link it needs no right to write where the
 * file is, and a lock left by an import that was killed is in nobody's way.
 */
async function linkTo(path: string): Promise<{ path: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kavel-geopackage-'));
  const link = join(folder, 'source.gpkg');
  await symlink(resolve(path), link);
  return { path: link, remove: () => rm(folder, { recursive: true, force: true }) };
}

function asImportError(path: string, error: unknown): unknown {
  if (error instanceof sqlite.SQLite3Error || error instanceof SqliteFileError)
    return new ImportError(path, `cannot be read as a GeoPackage: ${error.message}`);
  if (error instanceof RangeError)
    return new ImportError(path, 'cannot be read as a GeoPackage: a page of it is damaged');
  return error;
}

/** The header of SQLite tells page size and pages: https://sqlite.org/fileformat.html#the_database_header. */
async function refuseCutOff(path: string): Promise<void> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(100);
    await file.read(header, 0, 100, 0);
    const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92);
    const expected = isCounted ? pageSize * header.readUInt32BE(28) : 0;
    const { size } = await file.stat();
    if (size < expected)
      throw new ImportError(path, `is cut off: ${size} bytes of the ${expected} that its header tells of`);
  } finally {
    await file.close();
  }
}

function readLayers(path: string, database: Database): Layer[] {
  const isGeoPackage = database.get("SELECT 1 FROM sqlite_master WHERE name = 'gpkg_geometry_columns'");
  if (!isGeoPackage) throw new ImportError(path, 'is an SQLite file but no GeoPackage');
  const rows = database.all(
    `SELECT g.table_name, g.column_name, s.organization_coordsys_id AS crs, s.srs_name
     FROM gpkg_geometry_columns g LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = g.srs_id ORDER BY g.table_name`,
  );
  return rows.map(row => {
    const name = String(row.table_name);
    const geometryColumn = String(row.column_name);
    const columns = database.all(`SELECT name FROM pragma_table_info(${quoted(name, "'")})`);
    return {
      name,
      geometryColumn,
      crs: readCrs(path, name, Number(row.crs), String(row.srs_name)),
      columns: new Set(
        columns.map(column => String(column.name)).filter(column => column !== geometryColumn),
      ),
    };
  });
}

const rdCodes = [28_992, 7_415];
const degreeCodes = [4_326, 4_258, 4_979, 4_937];

function readCrs(path: string, layer: string, code: number, name: string): Crs {
  if (rdCodes.includes(code) || /RD New/i.test(name)) return 'rd';
  if (degreeCodes.includes(code) || /WGS ?84|CRS84|ETRS89/i.test(name)) return 'wgs84';
  throw new ImportError(
    path,
    `layer ${layer} has coordinates in "${name}" (${code}); RD New (28992) or WGS84 (4326) is expected`,
  );
}
