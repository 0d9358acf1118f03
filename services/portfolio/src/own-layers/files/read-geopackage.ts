import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { ownLayerLimits } from '@kavel/contracts/layers';
import { GeometryError, readGeoPackageGeometry } from '@kavel/service-kit/geo';
import type { RawFeature } from '../rules/read-own-layer';

/** Features of all layers of a GeoPackage; null for another SQLite file, and for a damaged one. */
export function readGeoPackage(path: string): RawFeature[] | null {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return layersOf(database).flatMap(layer => featuresOf(database, layer));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR') return null;
    throw error;
  } finally {
    database.close();
  }
}

interface Layer {
  table: string;
  geometry: string;
}

function layersOf(database: DatabaseSync): Layer[] {
  const rows = database.prepare('SELECT table_name, column_name FROM gpkg_geometry_columns').all();
  return rows.map(row => ({ table: String(row.table_name), geometry: String(row.column_name) }));
}

/** One more than is allowed, so that too many are noticed and not read. */
const most = ownLayerLimits.features + 1;

function featuresOf(database: DatabaseSync, { table, geometry }: Layer): RawFeature[] {
  const statement = database.prepare(`SELECT * FROM "${table.replaceAll('"', '""')}" LIMIT ${most}`);
  statement.setReadBigInts(true);
  return statement.all().map(row => {
    const { [geometry]: stored = null, ...values } = row;
    const properties = Object.entries(values).map(([name, value]) => [name, plainNumber(value)]);
    return { properties: Object.fromEntries(properties), geometry: geometryOf(stored) };
  });
}

/** An id of more than 15 digits is kept as text. */
function plainNumber(value: SQLOutputValue): SQLOutputValue {
  if (typeof value !== 'bigint') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

function geometryOf(stored: SQLOutputValue): RawFeature['geometry'] {
  if (!(stored instanceof Uint8Array)) return null;
  try {
    return readGeoPackageGeometry(stored);
  } catch (error) {
    if (error instanceof GeometryError) return null;
    throw error;
  }
}
