import type { DatabaseSync } from 'node:sqlite';
import type { Crs } from '../features/read-features';
import { ImportError } from '../import-error';

export interface LayerChoice {
  /** Selects layers by name and columns. */
  layers(name: string, columns: ReadonlySet<string>): boolean;
  /** Selects columns: skipping a value costs nothing. */
  columns(name: string): boolean;
}

export interface Layer {
  name: string;
  geometryColumn: string;
  crs: Crs;
  /** All other columns. */
  columns: ReadonlySet<string>;
}

export function readLayers(path: string, database: DatabaseSync): Layer[] {
  const isGeoPackage = database
    .prepare("SELECT 1 FROM sqlite_master WHERE name = 'gpkg_geometry_columns'")
    .get();
  if (!isGeoPackage) throw new ImportError(path, 'is an SQLite file but no GeoPackage');
  const rows = database
    .prepare(
      `SELECT g.table_name, g.column_name, s.organization_coordsys_id AS crs, s.srs_name
       FROM gpkg_geometry_columns g LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = g.srs_id ORDER BY g.table_name`,
    )
    .all();
  const columnsOf = database.prepare('SELECT name FROM pragma_table_info(?)');
  return rows.map(row => {
    const name = String(row.table_name);
    const geometryColumn = String(row.column_name);
    const columns = columnsOf.all(name).map(column => String(column.name));
    return {
      name,
      geometryColumn,
      crs: readCrs(path, name, Number(row.crs), String(row.srs_name)),
      columns: new Set(columns.filter(column => column !== geometryColumn)),
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
