import { draft } from '@kavel/catalogue';
import { bagColumns, emptyDraft } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { sortedObjects } from './derive-objects';
import { unworded, worded } from './words';

const typeOf = `${draft}.type_of_pand`;

/**
 * Rewrites the panden from the sorted objects. A pand has the type of most of its objects; on a tie, that of the first.
 */
export async function storePanden(builder: SnapshotBuilder): Promise<void> {
  // In steps: `mode` over millions of panden does not fit in memory.
  await builder.run(
    `CREATE OR REPLACE TABLE ${typeOf} AS
     SELECT pand_id, arg_max(vtw_type, (objects << 32) - first) AS vtw_type, any_value(dataset) AS dataset FROM (
       SELECT pand_id, vtw_type, count(*) AS objects, min(rowid) AS first, any_value(dataset) AS dataset
       FROM ${sortedObjects} WHERE pand_id IS NOT NULL GROUP BY ALL)
     GROUP BY pand_id`,
  );
  await builder.replace(
    'pand',
    `SELECT * REPLACE (${unworded('pand')}, vtw_type::VARCHAR AS vtw_type) FROM (
       SELECT p.* REPLACE (coalesce(o.dataset, p.dataset) AS dataset), o.vtw_type
       FROM ${worded('pand', Object.keys(bagColumns.pand))} p LEFT JOIN ${typeOf} o ON o.pand_id = p.identificatie
       ORDER BY morton(xmin + (xmax - xmin) // 2, ymin + (ymax - ymin) // 2), identificatie)`,
  );
  await builder.run(`DROP TABLE ${typeOf}`);
  await emptyDraft(builder, 'pand');
}
