import type { DuckDBConnection } from '@duckdb/node-api';
import { itemsOf } from '../duckdb/chunk-items';
import { chunksOf } from '../duckdb/chunks-of';
import type { Inside } from '../geo/inside';
import type { Snapshot } from '../snapshot';

/** Ascending rows (`rowid`) of `verblijfsobject` of the objects inside. */
export function objectRowsInside(snapshot: Snapshot, inside: Inside): Promise<number[]> {
  return snapshot.withConnection(connection => rowsInside(connection, 'verblijfsobject', inside));
}

/** Rows (`rowid`) of a table with grid columns x and y of what lies inside. */
export async function rowsInside(
  connection: DuckDBConnection,
  table: string,
  inside: Inside,
): Promise<number[]> {
  const { xmin, ymin, xmax, ymax } = inside.box;
  const found: number[] = [];
  const sql = `SELECT rowid::INTEGER AS "row", x::INTEGER AS x, y::INTEGER AS y FROM ${table}
    WHERE x BETWEEN ${Math.floor(xmin)} AND ${Math.ceil(xmax)} AND y BETWEEN ${Math.floor(ymin)} AND ${Math.ceil(ymax)}`;
  for await (const chunk of chunksOf(connection, sql)) {
    const [rows, xs, ys] = [0, 1, 2].map(column => itemsOf<Int32Array>(chunk, column));
    for (let at = 0; at < chunk.rowCount; at++) {
      if (inside.contains(xs?.[at] ?? 0, ys?.[at] ?? 0)) found.push(rows?.[at] ?? 0);
    }
  }
  return found;
}
