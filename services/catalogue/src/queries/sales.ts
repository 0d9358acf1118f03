import type { RealEstateObject, VtwType } from '@kavel/contracts';
import type { Snapshot } from '../snapshot';
import { type NearbyQuery, nearbyValues, nearSql } from './near';
import { objectColumns } from './objects';

/** A sale with the sold object. Price in euro, distance in metres from the requested position. */
export interface NearbySale extends RealEstateObject {
  saleId: string;
  /** ISO date of the deal. */
  date: string;
  price: number;
  distance: number;
  /** True for a generated price, even of a real object. */
  fictionalSale: boolean;
}

/** Sales around a position with attributes of the sold objects, nearest first. */
export function salesNear(snapshot: Snapshot, query: NearbyQuery): Promise<NearbySale[]> {
  return snapshot.rows<NearbySale>(
    `WITH near AS (${nearSql('sale')})
     SELECT ${objectColumns}, near.sale_id AS "saleId", near.date::VARCHAR AS date, near.price, near.distance,
       near.fictional AS "fictionalSale"
     FROM near JOIN verblijfsobject o ON o.object_id = near.object_id
     ORDER BY near.distance, near.date DESC, near.sale_id`,
    nearbyValues(query),
  );
}

/** Sales of one month and type: count, and median price per m². */
export interface MonthlySales {
  /** `yyyy-mm` */
  month: string;
  vtwType: VtwType;
  sales: number;
  medianPricePerM2: number;
}

/** Monthly counts and medians of a gemeente, or of the whole catalogue, oldest first. */
export function monthlySales(
  snapshot: Snapshot,
  query: { from: string; to: string; gemeentecode?: string },
): Promise<MonthlySales[]> {
  return snapshot.rows<MonthlySales>(
    `SELECT strftime(s.date, '%Y-%m') AS month, o.vtw_type AS "vtwType", count(*)::INTEGER AS sales,
       median(s.price / o.oppervlakte) AS "medianPricePerM2"
     FROM sale s JOIN verblijfsobject o USING (object_id)
     WHERE o.oppervlakte IS NOT NULL AND s.date BETWEEN $from::DATE AND $to::DATE
       AND ($gemeentecode::VARCHAR IS NULL OR o.gemeentecode = $gemeentecode::VARCHAR)
     GROUP BY ALL ORDER BY month, "vtwType"`,
    { from: query.from, to: query.to, gemeentecode: query.gemeentecode ?? null },
  );
}
