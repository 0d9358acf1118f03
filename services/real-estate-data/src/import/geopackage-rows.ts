import type { Database } from 'node-sqlite3-wasm';
import type { Crs, Feature, Geometry } from './read-features';
import type { SqliteFile } from './sqlite-file';
import { RecordReader } from './sqlite-record';
import { GeometryError, readGeoPackageGeometry } from './wkb';

export interface Layer {
  name: string;
  geometryColumn: string;
  crs: Crs;
  columns: ReadonlySet<string>;
}

interface StoredColumn {
  name: string;
  type: string;
  dflt_value: unknown;
  pk: number;
  hidden: number;
}

type Properties = Record<string, string | null>;

/** All features of a layer with the properties named, texts and numbers as text. */
export function* readLayer(
  database: Database,
  file: SqliteFile,
  layer: Layer,
  names: readonly string[],
): Generator<Feature> {
  const pages = storedAs(database, file, layer, names);
  const rows = pages ? readPages(file, pages, names) : askRows(database, layer, names);
  let number = 0;
  for (const { shape, properties } of rows) {
    number += 1;
    yield { number, layer: layer.name, crs: layer.crs, properties, geometry: shape && readBlob(shape) };
  }
}

interface LayerRow {
  shape: Uint8Array | null;
  properties: Properties;
}

interface StoredTable {
  root: number;
  wanted: readonly number[];
  geometry: number;
}

/** Where a table lies and its columns in it; null when only the library knows what its rows hold. */
function storedAs(
  database: Database,
  file: SqliteFile,
  { name, geometryColumn }: Layer,
  names: readonly string[],
): StoredTable | null {
  const found = database.get("SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = ?", name);
  const root = Number(found?.rootpage ?? 0);
  if (!file.isUtf8 || root === 0 || !file.isTable(root)) return null;
  const columns = database.all(
    `SELECT name, type, dflt_value, pk, hidden FROM pragma_table_xinfo(${quoted(name, "'")})`,
  ) as unknown as StoredColumn[];
  const isPlain = ({ type, dflt_value, pk, hidden }: StoredColumn): boolean =>
    hidden === 0 && dflt_value === null && !(pk > 0 && /^integer$/i.test(type));
  const wanted = [geometryColumn, ...names].map(wantedName =>
    columns.findIndex(column => column.name === wantedName && isPlain(column)),
  );
  if (wanted.includes(-1) || columns.some(({ hidden }) => hidden !== 0)) return null;
  const [geometry = 0, ...others] = wanted;
  return { root, wanted: others, geometry };
}

function* readPages(
  file: SqliteFile,
  { root, wanted, geometry }: StoredTable,
  names: readonly string[],
): Generator<LayerRow> {
  const record = new RecordReader(wanted, geometry);
  for (const row of file.rows(root)) {
    record.read(row);
    const properties: Properties = {};
    for (let at = 0; at < names.length; at++) properties[names[at] ?? ''] = record.texts[at] ?? null;
    yield { shape: record.blob, properties };
  }
}

/** The ASCII character that stands between values. */
const separator = '\u001f';

/**
 * All values but the geometry come as one text: each value that is asked of SQLite by itself costs as much as taking
 * ten apart.
 */
function* askRows(database: Database, layer: Layer, names: readonly string[]): Generator<LayerRow> {
  const texts = names.map(name => `coalesce(${quoted(name, '"')}, '')`);
  const values = texts.length > 0 ? `concat_ws(char(31), ${texts.join(', ')})` : 'NULL';
  const geometryColumn = quoted(layer.geometryColumn, '"');
  const statement = database.prepare(
    `SELECT ${geometryColumn} AS shape, ${values} AS line FROM ${quoted(layer.name, '"')}`,
  );
  try {
    for (const { shape, line } of statement.iterate()) {
      const parts = String(line ?? '').split(separator);
      const properties: Properties = {};
      for (let at = 0; at < names.length; at++) properties[names[at] ?? ''] = parts[at] || null;
      yield { shape: shape instanceof Uint8Array ? shape : null, properties };
    }
  } finally {
    statement.finalize();
  }
}

function readBlob(blob: Uint8Array): Geometry {
  try {
    return readGeoPackageGeometry(blob);
  } catch (error) {
    if (error instanceof GeometryError) return { type: 'damaged geometry', coordinates: error.message };
    throw error;
  }
}

export function quoted(name: string, mark: '"' | "'"): string {
  return mark + name.replaceAll(mark, mark + mark) + mark;
}
