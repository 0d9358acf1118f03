import { gridBits } from '../../geo/mercator';
import type { SnapshotBuilder } from '../snapshot-builder';
import { assignAreas } from './assign-areas';
import { assignFacts } from './assign-facts';
import { deriveGemeenten } from './derive-gemeenten';
import { sortObjects } from './derive-objects';
import { addressColumns, allOf } from './draft-bag';

/** Counts are kept for these zooms; a tile is divided into 64 × 64 cells. */
export const densityZooms = { from: 6, to: 13, cellBits: 6 };

/**
 * Makes anew what follows from what the registers say of each object: area, type, label and year, and the order for
 * tiles. The result does not depend on the order of imports.
 */
export async function sortAllObjects(builder: SnapshotBuilder): Promise<void> {
  await assignAreas(builder);
  await assignFacts(builder);
  await deriveLabels(builder);
  await sortObjects(builder);
}

/** What follows from the objects, once those are made. */
export async function deriveFromObjects(builder: SnapshotBuilder): Promise<void> {
  await deriveDensity(builder);
  await deriveStreets(builder);
  await deriveGemeenten(builder);
}

/** The same where labels are all that is new: nothing else of an object follows from its label. */
export async function deriveLabelsOnly(builder: SnapshotBuilder): Promise<void> {
  await deriveLabels(builder);
  await builder.run(
    `UPDATE verblijfsobject SET energielabel = changed.label FROM (
       SELECT o.rowid AS "row", l.label FROM verblijfsobject o LEFT JOIN label_of l USING (object_id)
       WHERE o.energielabel IS DISTINCT FROM l.label) changed
     WHERE verblijfsobject.rowid = changed."row"`,
  );
}

async function deriveLabels(builder: SnapshotBuilder): Promise<void> {
  await builder.run(
    `CREATE OR REPLACE TEMP TABLE label_of AS
     WITH by_id AS (
       SELECT object_id, label FROM energielabel WHERE object_id IS NOT NULL),
     by_address AS (
       SELECT o.object_id, e.label, e.registered
       FROM ${allOf('verblijfsobject', 'object_id', ...addressColumns)} o
       JOIN energielabel e ON e.postcode = o.postcode AND e.huisnummer = o.huisnummer
         AND coalesce(e.huisletter, '') = coalesce(o.huisletter, '')
         AND upper(coalesce(e.huisnummertoevoeging, '')) = upper(coalesce(o.huisnummertoevoeging, ''))
       WHERE e.object_id IS NULL AND o.object_id NOT IN (SELECT object_id FROM by_id)
       QUALIFY row_number() OVER (PARTITION BY o.object_id ORDER BY e.registered DESC NULLS LAST) = 1)
     SELECT object_id, label FROM by_id UNION ALL SELECT object_id, label FROM by_address`,
  );
}

/** Objects are counted once, by the smallest cells; those of other zooms are made of these. */
export async function deriveDensity(builder: SnapshotBuilder): Promise<void> {
  const { from, to, cellBits } = densityZooms;
  const shift = gridBits - to - cellBits;
  await builder.replace(
    'density',
    `WITH smallest AS (
       SELECT x >> ${shift} AS cell_x, y >> ${shift} AS cell_y, count(*) AS objects, sum(x) AS x, sum(y) AS y,
         min(rowid) AS first_row
       FROM verblijfsobject GROUP BY ALL)
     SELECT z::INTEGER AS z, (s.cell_x >> (${to} - z))::INTEGER AS cell_x, (s.cell_y >> (${to} - z))::INTEGER AS cell_y,
       sum(s.objects)::INTEGER AS objects, (sum(s.x) / sum(s.objects))::INTEGER AS x,
       (sum(s.y) / sum(s.objects))::INTEGER AS y, min(s.first_row)::INTEGER AS first_row
     FROM smallest s, range(${from}, ${to} + 1) zooms(z)
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  );
}

export async function deriveStreets(builder: SnapshotBuilder): Promise<void> {
  await builder.replace(
    'street',
    `SELECT row_number() OVER (ORDER BY straat, woonplaats, gemeentecode)::INTEGER AS street_id, straat,
       woonplaats, any_value(gemeentenaam) AS gemeentenaam, count(*)::INTEGER AS objects,
       bool_and(fictional) AS fictional, min(morton) AS morton_from, max(morton) AS morton_to
     FROM verblijfsobject GROUP BY straat, woonplaats, gemeentecode ORDER BY street_id`,
  );
}
