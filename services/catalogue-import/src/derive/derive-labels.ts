import { addressColumns, allOf } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/**
 * Fills the temporary table `label_of` (object_id, label): the energielabel of an object, matched by id or else by
 * address.
 */
export async function deriveLabels(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE label_of AS
     WITH by_id AS (
       SELECT object_id, label FROM energielabel WHERE object_id IS NOT NULL),
     by_address AS (
       SELECT o.object_id, first(e.label ORDER BY e.registered DESC NULLS LAST) AS label
       FROM ${allOf('verblijfsobject', 'object_id', ...addressColumns)} o
       JOIN energielabel e ON e.postcode = o.postcode AND e.huisnummer = o.huisnummer
         AND coalesce(e.huisletter, '') = coalesce(o.huisletter, '')
         AND upper(coalesce(e.huisnummertoevoeging, '')) = upper(coalesce(o.huisnummertoevoeging, ''))
       WHERE e.object_id IS NULL AND o.object_id NOT IN (SELECT object_id FROM by_id)
       GROUP BY o.object_id)
     SELECT object_id, label FROM by_id UNION ALL SELECT object_id, label FROM by_address`,
  );
}

/** Updates the energielabels of existing objects when nothing else is new. */
export async function relabelObjects(builder: SnapshotBuilder): Promise<void> {
  await deriveLabels(builder);
  // With a table of changes instead, rows come unordered, and six million of them take minutes.
  await builder.run(
    `UPDATE verblijfsobject SET energielabel = changed.label FROM (
       SELECT o.rowid AS "row", l.label FROM verblijfsobject o LEFT JOIN label_of l USING (object_id)
       WHERE o.energielabel IS DISTINCT FROM l.label) changed
     WHERE verblijfsobject.rowid = changed."row"`,
  );
}
