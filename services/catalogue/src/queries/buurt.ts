import type { VtwType } from '@kavel/contracts';
import type { Snapshot } from '../snapshot';

export interface BuurtStatistics {
  buurtcode: string;
  buurtnaam: string;
  objects: number;
  dwellings: number;
  medianArea: number | null;
  medianYear: number | null;
  /** Sales since the requested date, and their number per hundred objects in use. */
  sales: number;
  medianPricePerM2: number | null;
  /** Key figures of CBS under their Dutch names; empty when none were imported. */
  figures: Record<string, number | string>;
}

/** Objects and sales of one buurt since a date; null for an unknown buurt. */
export async function buurtStatistics(
  snapshot: Snapshot,
  buurtcode: string,
  since: string,
): Promise<BuurtStatistics | null> {
  const row = await snapshot.row<Omit<BuurtStatistics, 'figures'> & { figures: string }>(
    `WITH own AS (SELECT * FROM verblijfsobject WHERE buurtcode = $buurtcode),
     deals AS (SELECT s.price / o.oppervlakte AS per_m2 FROM sale s JOIN own o USING (object_id)
       WHERE s.date >= $since::DATE)
     SELECT b.code AS buurtcode, b.naam AS buurtnaam,
       (SELECT count(*)::INTEGER FROM own) AS objects,
       (SELECT count(*)::INTEGER FROM own WHERE vtw_type IN ('eengezinswoning', 'appartement')) AS dwellings,
       (SELECT median(oppervlakte) FROM own) AS "medianArea",
       (SELECT median(bouwjaar) FROM own) AS "medianYear",
       (SELECT count(*)::INTEGER FROM deals) AS sales,
       (SELECT median(per_m2) FROM deals) AS "medianPricePerM2",
       b.figures::VARCHAR AS figures
     FROM buurt b WHERE b.code = $buurtcode`,
    { buurtcode, since },
  );
  return row && { ...row, figures: JSON.parse(row.figures) as Record<string, number | string> };
}

/** Minimal fields of an object, for the score of a whole buurt. */
export interface BuurtObject {
  objectId: string;
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: string | null;
  lon: number;
  lat: number;
}

/** Objects of a buurt, sampled evenly above the limit. */
export function objectsOfBuurt(snapshot: Snapshot, buurtcode: string, limit: number): Promise<BuurtObject[]> {
  return snapshot.rows<BuurtObject>(
    `SELECT object_id AS "objectId", vtw_type AS "vtwType", oppervlakte, bouwjaar, energielabel, lon, lat
     FROM verblijfsobject WHERE buurtcode = $buurtcode ORDER BY hash(object_id) LIMIT $limit`,
    { buurtcode, limit },
  );
}
