import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A point in RD New, metres. */
export interface RdPoint {
  naam: string;
  x: number;
  y: number;
}

/** The bytes of a GeoPackage with one layer of points in RD New; the path is where it is made. */
export function geoPackageOf(path: string, points: readonly RdPoint[]): Buffer {
  const database = new DatabaseSync(path);
  database.exec(`
    CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, geometry_type_name TEXT, srs_id INTEGER);
    INSERT INTO gpkg_geometry_columns VALUES ('punten', 'geom', 'POINT', 28992);
    CREATE TABLE punten (fid INTEGER PRIMARY KEY, naam TEXT, geom BLOB);
  `);
  const insert = database.prepare('INSERT INTO punten (naam, geom) VALUES (?, ?)');
  for (const { naam, x, y } of points) insert.run(naam, pointBlob(x, y));
  database.close();
  return readFileSync(path);
}

/** Header of a GeoPackage without an envelope, then the point as well-known binary; little-endian. */
function pointBlob(x: number, y: number): Buffer {
  const blob = Buffer.alloc(29);
  blob.write('GP', 0, 'latin1');
  blob.writeUInt8(1, 3);
  blob.writeInt32LE(28_992, 4);
  blob.writeUInt8(1, 8);
  blob.writeUInt32LE(1, 9);
  blob.writeDoubleLE(x, 13);
  blob.writeDoubleLE(y, 21);
  return blob;
}
