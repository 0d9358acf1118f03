import { readHead } from '../files/read-text';
import { readRows } from '../sheets/read-rows';
import { number } from '../values/values';
import { openFeatures } from './open-features';
import type { Feature, Geometry } from './read-features';

export interface BadRecord {
  number: number;
  problem: string;
}

export interface RecordChoice {
  /** Columns to read, matched case-insensitively. */
  columns: readonly string[];
  /** Required columns; without them the file is of another kind. */
  required: readonly string[];
  /** Headers of the file by our names, for files of customers. */
  mapping?: Readonly<Record<string, string>> | undefined;
}

/** Our name of a header. */
function namer({ mapping = {} }: RecordChoice): (header: string) => string {
  const given = new Map(Object.entries(mapping).map(([field, header]) => [header.toLowerCase(), field]));
  return header => given.get(header.toLowerCase()) ?? header.toLowerCase();
}

const sqlite = '53514c697465';
const brace = '7b';
const xml = /^(efbbbf)?3c/;

/**
 * Records from a GeoPackage, from GeoJSON, or from a table (CSV, Parquet, XLSX) with `lon` and `lat` or, in RD New, `x`
 * and `y`. Property names are in lower case.
 */
export async function* openRecords(path: string, choice: RecordChoice): AsyncGenerator<Feature | BadRecord> {
  const head = await readHead(path);
  const isSpatial =
    head.startsWith(sqlite) || head.startsWith(brace) || xml.test(head) || /json(\.gz)?$/i.test(path);
  if (isSpatial) yield* features(path, choice);
  else yield* lines(path, choice);
}

async function* features(path: string, choice: RecordChoice): AsyncGenerator<Feature> {
  const { columns, required } = choice;
  const nameOf = namer(choice);
  const wanted = new Set(columns);
  const layers = (_: string, there: ReadonlySet<string>): boolean => {
    const names = new Set([...there].map(nameOf));
    return required.every(column => names.has(column));
  };
  for await (const feature of openFeatures(path, {
    layers,
    columns: name => wanted.has(nameOf(name)),
  })) {
    const properties = Object.fromEntries(
      Object.entries(feature.properties).map(([name, value]) => [nameOf(name), value]),
    );
    const { number, layer, crs, geometry } = feature;
    yield { number, layer, crs, properties, geometry };
  }
}

async function* lines(path: string, choice: RecordChoice): AsyncGenerator<Feature | BadRecord> {
  const { columns, required } = choice;
  for await (const row of readRows(path, required, namer(choice))) {
    if ('problem' in row) {
      yield { number: row.line, problem: row.problem };
      continue;
    }
    const properties = Object.fromEntries(columns.map(column => [column, row.get(column)]));
    const degrees = pointOf(row.get('lon'), row.get('lat'));
    const geometry = degrees ?? pointOf(row.get('x'), row.get('y'));
    yield { number: row.line, layer: null, crs: degrees ? 'wgs84' : 'rd', properties, geometry };
  }
}

function pointOf(x: string | null, y: string | null): Geometry | null {
  const coordinates = [number(x), number(y)];
  return coordinates.includes(null) ? null : { type: 'Point', coordinates };
}
