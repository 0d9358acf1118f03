import { draft } from '@kavel/catalogue';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import type { DealKind, FictionalData } from '../fictional-data';

/**
 * Generated deals: the row of their object, the day, and ln of the euros without the effect of the energielabel. They
 * are kept in `generated_sale` and `generated_rent` until `deriveDeals` merges them.
 */
export const generatedColumns = 'place INTEGER, date DATE, level DOUBLE';

const deals = {
  sale: { id: 'sale_id', euro: 'price', generated: `'g-' || o.object_id AS sale_id, o.object_id` },
  rent: { id: 'object_id', euro: 'annual_rent', generated: 'o.object_id' },
} as const;

const tables = Object.keys(deals) as DealKind[];

/** Adds location and type of their object to sales and rents, so that a search near a place reads one table. */
export async function deriveDeals(
  builder: SnapshotBuilder,
  fictionalData: FictionalData | null,
): Promise<void> {
  for (const table of tables) {
    const placed = `SELECT d.* REPLACE (o.vtw_type AS vtw_type, o.x AS x, o.y AS y), o.morton
      FROM ${table} d LEFT JOIN verblijfsobject o USING (object_id)`;
    const all = fictionalData ? `${placed} UNION ALL BY NAME ${generatedSql(table, fictionalData)}` : placed;
    await builder.replace(
      table,
      `SELECT * EXCLUDE (morton) FROM (${all}) ORDER BY morton, date, ${deals[table].id}`,
    );
  }
}

function generatedSql(table: DealKind, fictionalData: FictionalData): string {
  const { euro, generated } = deals[table];
  return `SELECT ${generated}, g.date, g.level, ${fictionalData.euroSql(table, 'g.level', 'o')} AS ${euro},
      true AS fictional, true AS generated, o.vtw_type, o.x, o.y, o.morton
    FROM ${draft}.generated_${table} g JOIN verblijfsobject o ON o.rowid = g.place`;
}

/** When only energielabels are new, recomputes the amounts of generated deals. */
export async function repriceDeals(builder: SnapshotBuilder, { euroSql }: FictionalData): Promise<void> {
  for (const table of tables) {
    const { euro } = deals[table];
    await builder.run(
      `UPDATE ${table} SET ${euro} = repriced.euro FROM (
         SELECT d.rowid AS "row", d.${euro} AS was, ${euroSql(table, 'd.level', 'o')} AS euro
         FROM ${table} d JOIN verblijfsobject o USING (object_id) WHERE d.generated) repriced
       WHERE ${table}.rowid = repriced."row" AND repriced.was <> repriced.euro`,
    );
  }
}
