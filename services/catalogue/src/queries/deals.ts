import type { EnergyLabel, VtwType } from '@kavel/contracts';
import type { Snapshot } from '../snapshot';

/**
 * A sale or a letting with the facts that its price depends on. Price in euro; for a letting the rent in euro a year.
 */
export interface CatalogueDeal {
  id: string;
  objectId: string;
  vtwType: VtwType;
  date: string;
  price: number;
  oppervlakte: number;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  buurtcode: string | null;
  wijkcode: string | null;
  lon: number;
  lat: number;
  /** True for a generated price, even of a real object. */
  fictional: boolean;
}

const attributes = `o.object_id AS "objectId", o.vtw_type AS "vtwType", o.oppervlakte, o.bouwjaar, o.energielabel,
  o.buurtcode, o.wijkcode, o.lon, o.lat`;

/** All sales of objects with a known area, in a stable order. */
export function allSales(snapshot: Snapshot): Promise<CatalogueDeal[]> {
  return snapshot.rows<CatalogueDeal>(
    `SELECT s.sale_id AS id, s.date::VARCHAR AS date, s.price, s.fictional, ${attributes}
     FROM sale s JOIN verblijfsobject o USING (object_id)
     WHERE o.oppervlakte > 0 AND s.price > 0 ORDER BY s.date, s.sale_id`,
  );
}

/** All lettings of objects with a known area, in a stable order. */
export function allRents(snapshot: Snapshot): Promise<CatalogueDeal[]> {
  return snapshot.rows<CatalogueDeal>(
    `SELECT r.object_id || '@' || r.date::VARCHAR AS id, r.date::VARCHAR AS date, r.annual_rent AS price,
       r.fictional, ${attributes}
     FROM rent r JOIN verblijfsobject o USING (object_id)
     WHERE o.oppervlakte > 0 AND r.annual_rent > 0 ORDER BY r.date, r.object_id`,
  );
}
