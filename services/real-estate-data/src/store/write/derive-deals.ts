import type { SnapshotBuilder } from '../snapshot-builder';
import type { PackedKinds } from './packed-rows';
import { unpackedSql } from './packed-sql';
import { makePacked } from './packed-writer';

/** Deals that were generated: the row of their object, and a price or a rent in euro. */
export const generatedKinds = {
  place: 'integer',
  date: 'day',
  euro: 'double',
} as const satisfies PackedKinds;

const deals = {
  sale: { id: 'sale_id', generated: `'g-' || o.object_id AS sale_id, o.object_id, g.date, g.euro AS price` },
  rent: { id: 'object_id', generated: `o.object_id, g.date, g.euro AS annual_rent` },
} as const;

export type DealTable = keyof typeof deals;

/** Makes the tables of packed rows `generated_sale` and `generated_rent`, which `deriveDeals` puts among the others. */
export async function makeGenerated(builder: SnapshotBuilder): Promise<void> {
  for (const table of Object.keys(deals)) await makePacked(builder, `generated_${table}`, generatedKinds);
}

/** Sales and rents carry position and type of their object, so that a search near a place reads one table. */
export async function deriveDeals(builder: SnapshotBuilder): Promise<void> {
  for (const [table, { id, generated }] of Object.entries(deals))
    await builder.replace(
      table as DealTable,
      `SELECT * EXCLUDE (morton) FROM (
         SELECT d.* REPLACE (o.vtw_type AS vtw_type, o.x AS x, o.y AS y), o.morton
         FROM ${table} d LEFT JOIN verblijfsobject o USING (object_id)
         UNION ALL BY NAME
         SELECT ${generated}, true AS fictional, true AS generated, o.vtw_type, o.x, o.y, o.morton
         FROM (${unpackedSql(`generated_${table}`, generatedKinds)}) g JOIN verblijfsobject o ON o.rowid = g.place)
       ORDER BY morton, date, ${id}`,
    );
}
