import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Streets with the range of their objects in tile order. */
export async function deriveStreets(builder: SnapshotBuilder): Promise<void> {
  await builder.replace(
    'street',
    `SELECT row_number() OVER (ORDER BY straat, woonplaats, gemeentecode)::INTEGER AS street_id, straat,
       woonplaats, any_value(gemeentenaam) AS gemeentenaam, count(*)::INTEGER AS objects,
       bool_and(fictional) AS fictional, min(morton) AS morton_from, max(morton) AS morton_to
     FROM verblijfsobject GROUP BY straat, woonplaats, gemeentecode ORDER BY street_id`,
  );
}
