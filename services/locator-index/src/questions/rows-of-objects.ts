import type { Snapshot } from '@kavel/catalogue';
import { packed, unpacked } from '@kavel/catalogue/duckdb';

/** Rows of `verblijfsobject` by id, in the order of the ids; unknown ids are left out. */
export async function rowsOfObjects(snapshot: Snapshot, ids: readonly string[]): Promise<number[]> {
  const found = await snapshot.rows<{ id: string; row: number }>(
    `SELECT object_id AS id, rowid::INTEGER AS "row" FROM verblijfsobject
     WHERE object_id IN (SELECT ${unpacked('$ids')})`,
    { ids: packed(ids) },
  );
  const rows = new Map(found.map(({ id, row }) => [id, row]));
  return ids.flatMap(id => rows.get(id) ?? []);
}
