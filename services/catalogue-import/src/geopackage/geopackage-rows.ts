import type { Database } from 'node-sqlite3-wasm';
import type { Crs, Feature, Geometry, StoredRows } from '../features/read-features';
import type { Turns } from '../files/turns';
import { GeometryError, readGeoPackageGeometry } from '../geometry/wkb';
import type { SqliteFile, StoredRecord } from './sqlite-file';
import { RecordReader } from './sqlite-record';

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

/**
 * All features of a layer with the properties named, texts and numbers as text; a run of them at a time, of the runs
 * whose turn it is. They are good until the next run is asked for, which takes their memory.
 */
export function readLayer(
  database: Database,
  file: SqliteFile,
  layer: Layer,
  names: readonly string[],
  turns: Turns,
): Generator<Feature[]> {
  const pages = storedAs(database, file, layer, names);
  return pages ? readPages(file, pages, layer, names, turns) : askRows(database, layer, names, turns);
}

/** Its geometry is made when it is asked for: most of those who read millions can do without. */
class AskedFeature implements Feature {
  constructor(
    readonly number: number,
    private readonly of: Layer,
    readonly properties: Properties,
    readonly stored: Uint8Array | null,
  ) {}

  get layer(): string {
    return this.of.name;
  }

  get crs(): Crs {
    return this.of.crs;
  }

  get geometry(): Geometry | null {
    return this.stored && readBlob(this.stored);
  }
}

/** A row of a page. Its texts too are made when they are asked for. */
class StoredFeature implements Feature {
  private made: Properties | null = null;

  constructor(
    readonly number: number,
    private readonly of: Layer,
    private readonly rows: StoredRows,
    private readonly record: StoredRecord,
  ) {}

  get layer(): string {
    return this.of.name;
  }

  get crs(): Crs {
    return this.of.crs;
  }

  get properties(): Properties {
    this.made ??= propertiesOf(this.locate());
    return this.made;
  }

  get stored(): Uint8Array | null {
    return this.locate().reader.blob;
  }

  get geometry(): Geometry | null {
    const { stored } = this;
    return stored && readBlob(stored);
  }

  locate(): StoredRows {
    this.rows.reader.locate(this.record);
    return this.rows;
  }
}

function propertiesOf({ names, reader }: StoredRows): Properties {
  const texts = reader.texts();
  const properties: Properties = {};
  for (let at = 0; at < names.length; at++) properties[names[at] ?? ''] = texts[at] ?? null;
  return properties;
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

const leavesPerRun = 64;

function* readPages(
  file: SqliteFile,
  { root, wanted, geometry }: StoredTable,
  layer: Layer,
  names: readonly string[],
  turns: Turns,
): Generator<Feature[]> {
  const rows = { names, reader: new RecordReader(wanted, geometry) };
  const room = file.roomFor(leavesPerRun);
  let isOurs = turns.next();
  let run: Feature[] = [];
  let seen = 0;
  let leaves = 0;
  for (const leaf of file.leaves(root)) {
    if (isOurs)
      for (const record of file.rowsOn(leaf, room, leaves % leavesPerRun))
        run.push(new StoredFeature(++seen, layer, rows, record));
    leaves += 1;
    if (leaves % leavesPerRun > 0) continue;
    if (isOurs) yield run;
    isOurs = turns.next();
    run = [];
  }
  if (isOurs) yield run;
}

const rowsPerRun = 500;

/** The ASCII character that stands between values. */
const separator = '\u001f';

/**
 * All values but the geometry come as one text: each value that is asked of SQLite by itself costs as much as taking
 * ten apart.
 */
function* askRows(
  database: Database,
  layer: Layer,
  names: readonly string[],
  turns: Turns,
): Generator<Feature[]> {
  const texts = names.map(name => `replace(coalesce(${quoted(name, '"')}, ''), char(31), ' ')`);
  const values = texts.length > 0 ? `concat_ws(char(31), ${texts.join(', ')})` : 'NULL';
  const geometryColumn = quoted(layer.geometryColumn, '"');
  const statement = database.prepare(
    `SELECT ${geometryColumn} AS shape, ${values} AS line FROM ${quoted(layer.name, '"')}`,
  );
  let isOurs = turns.next();
  let run: Feature[] = [];
  let seen = 0;
  try {
    for (const { shape, line } of statement.iterate()) {
      const parts = String(line ?? '').split(separator);
      const properties: Properties = {};
      for (let at = 0; at < names.length; at++) properties[names[at] ?? ''] = parts[at] || null;
      seen += 1;
      run.push(new AskedFeature(seen, layer, properties, shape instanceof Uint8Array ? shape : null));
      if (seen % rowsPerRun > 0) continue;
      if (isOurs) yield run;
      isOurs = turns.next();
      run = [];
    }
    if (isOurs) yield run;
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
