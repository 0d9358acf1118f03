import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { GeometryError, readGeoPackageGeometry } from '@kavel/service-kit/geo';
import type { Crs, Feature, Geometry } from '../features/read-features';
import type { Layer } from './layers';

/** All features of a layer with the named properties: texts and numbers as text, null when empty. */
export function* readLayer(
  database: DatabaseSync,
  { name, geometryColumn, crs }: Layer,
  names: readonly string[],
): Generator<Feature> {
  const columns = [geometryColumn, ...names].map(quoted).join(', ');
  const statement = database.prepare(`SELECT ${columns} FROM ${quoted(name)}`);
  statement.setReturnArrays(true);
  // A number above 2^53 would throw otherwise.
  statement.setReadBigInts(true);
  let number = 0;
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<SQLOutputValue[]>) {
    number += 1;
    yield new StoredFeature(number, name, crs, propertiesOf(names, row), row[0] ?? null);
  }
}

function propertiesOf(names: readonly string[], row: readonly SQLOutputValue[]): Feature['properties'] {
  const properties: Feature['properties'] = {};
  // The geometry is the first column.
  for (let at = 0; at < names.length; at++) properties[names[at] ?? ''] = textOf(row[at + 1] ?? null);
  return properties;
}

function textOf(value: SQLOutputValue): string | null {
  return value === null || value instanceof Uint8Array ? null : String(value) || null;
}

/** Decodes its geometry lazily: not every reader needs it. */
class StoredFeature implements Feature {
  constructor(
    readonly number: number,
    readonly layer: string,
    readonly crs: Crs,
    readonly properties: Feature['properties'],
    private readonly stored: SQLOutputValue,
  ) {}

  get geometry(): Geometry | null {
    return this.stored instanceof Uint8Array ? decode(this.stored) : null;
  }
}

function decode(blob: Uint8Array): Geometry {
  try {
    return readGeoPackageGeometry(blob);
  } catch (error) {
    if (error instanceof GeometryError) return { type: 'damaged geometry', coordinates: error.message };
    throw error;
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
