import type { Snapshot } from '../snapshot';

/** Region of every sold object: its gemeente, or its wijk when all are in one gemeente. */
export async function saleRegions(snapshot: Snapshot): Promise<Map<string, string>> {
  const rows = await snapshot.rows<{ id: string; region: string }>(
    `WITH sold AS (SELECT DISTINCT o.object_id, o.gemeentenaam, o.wijknaam
       FROM sale s JOIN verblijfsobject o USING (object_id))
     SELECT object_id AS id,
       CASE WHEN (SELECT count(DISTINCT gemeentenaam) FROM sold) > 1 THEN gemeentenaam
         ELSE coalesce(wijknaam, gemeentenaam) END AS region
     FROM sold`,
  );
  return new Map(rows.map(({ id, region }) => [id, region]));
}
