import { draft } from '@kavel/catalogue';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import type { DealKind, FictionalData } from '../fictional-data';

/**
 * Deals that were generated: the row of their object, the day, and ln of the euros but for what its label adds. They
 * wait in `generated_sale` and `generated_rent` for `deriveDeals`, which puts them among the others.
 */
export const generatedColumns = 'place INTEGER, date DATE, level DOUBLE';

const deals = {
  sale: { id: 'sale_id', euro: 'price', generated: `'g-' || o.object_id AS sale_id, o.object_id` },
  rent: { id: 'object_id', euro: 'annual_rent', generated: 'o.object_id' },
} as const;

const tables = Object.keys(deals) as DealKind[];

/** Sales and rents carry position and type of their object, so that a search near a place reads one table. */
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

/** Where labels are all that is new, generated deals are for as much as those make of them. */
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
