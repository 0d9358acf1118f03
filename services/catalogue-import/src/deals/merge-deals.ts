import { chunksOf } from '@kavel/catalogue/duckdb';
import { addressColumns, allOf } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Sales or rents as read: of an object, or of an address that is looked up when all files have been read. */
export const stagedDeal = {
  name: 'deal',
  columns: `line INTEGER, id VARCHAR, object_id VARCHAR, postcode VARCHAR, huisnummer INTEGER, suffix_key VARCHAR,
    date DATE, euro DOUBLE, fictional BOOLEAN, marks INTEGER`,
} as const;

/** An object is matched by address only when the address is unique: otherwise the sold one is unknown. */
const placed = `(
  SELECT d.rowid AS position, d.* REPLACE (coalesce(d.object_id, a.object_id) AS object_id)
  FROM staged_deal d LEFT JOIN (
    SELECT postcode, huisnummer, suffix_key, any_value(object_id) AS object_id FROM (
      SELECT object_id, postcode, huisnummer,
        upper(regexp_replace(concat(huisletter, huisnummertoevoeging), '[^A-Za-z0-9]', '', 'g')) AS suffix_key
      FROM ${allOf('verblijfsobject', 'object_id', ...addressColumns)}
      WHERE (postcode, huisnummer) IN (SELECT (postcode, huisnummer) FROM staged_deal WHERE object_id IS NULL))
    GROUP BY ALL HAVING count(*) = 1) a
  ON d.object_id IS NULL AND (a.postcode, a.huisnummer, a.suffix_key) = (d.postcode, d.huisnummer, d.suffix_key))`;

/** Unmatched deals, with their line. */
export async function* dealsWithoutObject(
  builder: SnapshotBuilder,
): AsyncGenerator<{ line: number; id: string }> {
  await builder.makeStagedAs(stagedDeal.name, stagedDeal.columns);
  // Not builder.stream: temporary tables are visible only on the connection that created them.
  const sql = `SELECT line, id FROM ${placed} WHERE object_id IS NULL ORDER BY line`;
  for await (const chunk of chunksOf(builder.connection, sql))
    for (const [line, id] of chunk.getRows()) yield { line: Number(line), id: String(id) };
}

/** Staged sales replace those with the same id. */
export async function mergeSales(builder: SnapshotBuilder): Promise<void> {
  await builder.run('DELETE FROM sale WHERE sale_id IN (SELECT id FROM staged_deal)');
  await builder.run(
    `INSERT INTO sale BY NAME
     SELECT id AS sale_id, object_id, date, euro AS price, fictional, false AS generated, marks
     FROM ${placed} WHERE object_id IS NOT NULL QUALIFY row_number() OVER (PARTITION BY id ORDER BY position DESC) = 1`,
  );
  await builder.run('DROP TABLE staged_deal');
}

/** An object has one rent per day: the last one read. */
export async function mergeRents(builder: SnapshotBuilder): Promise<void> {
  await builder.run(`CREATE OR REPLACE TEMP TABLE placed_rent AS
    SELECT object_id, date, euro AS annual_rent, fictional, false AS generated FROM ${placed}
    WHERE object_id IS NOT NULL
    QUALIFY row_number() OVER (PARTITION BY object_id, date ORDER BY position DESC) = 1`);
  await builder.run(
    'DELETE FROM rent WHERE (object_id, date) IN (SELECT (object_id, date) FROM placed_rent)',
  );
  await builder.run('INSERT INTO rent BY NAME SELECT * FROM placed_rent');
  await builder.run('DROP TABLE placed_rent');
  await builder.run('DROP TABLE staged_deal');
}
