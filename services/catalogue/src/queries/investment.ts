import type { RealEstateObject } from '@kavel/contracts';
import { packed, unpacked } from '../duckdb/packed-column';
import type { LonLat } from '../geo/mercator';
import type { Snapshot } from '../snapshot';
import { objectColumns } from './objects';

/** Filters of the sales of let property; dates ISO, prices in euro, all inclusive. */
export interface LetSalesQuery {
  objectIds?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  origin?: LonLat | undefined;
  /** Great-circle distance from the origin in metres. */
  radius?: number | undefined;
  limit: number;
}

/** A sale of an object that has an earlier letting. */
export interface LetSale extends RealEstateObject {
  saleId: string;
  date: string;
  price: number;
  annualRent: number;
  rentDate: string;
  /** Metres from the origin; null without one. */
  distance: number | null;
  fictionalSale: boolean;
  /** Total number, ignoring the limit. */
  total: number;
}

/** Mean radius in metres, as in `distanceBetween` of the engine. */
const earthRadius = 6_371_008.8;

/**
 * Great-circle distance in metres (haversine); null without an origin. Needs the CASE because `least` ignores nulls.
 */
const distanceSql = `CASE WHEN $lat::DOUBLE IS NOT NULL THEN 2 * ${earthRadius} * asin(least(1, sqrt(
  pow(sin(radians(o.lat - $lat::DOUBLE) / 2), 2)
  + cos(radians($lat::DOUBLE)) * cos(radians(o.lat)) * pow(sin(radians(o.lon - $lon::DOUBLE) / 2), 2)))) END`;

/** Sales of let property with the rent last agreed before the sale: nearest first with an origin, else newest first. */
export function letSales(snapshot: Snapshot, query: LetSalesQuery): Promise<LetSale[]> {
  const { objectIds, origin, radius = null } = query;
  return snapshot.rows<LetSale>(
    `WITH let AS (
       SELECT s.sale_id, s.object_id, s.date, s.price, s.fictional, arg_max(r.annual_rent, r.date) AS annual_rent,
         max(r.date) AS rent_date
       FROM sale s JOIN rent r ON r.object_id = s.object_id AND r.date <= s.date
       WHERE s.price > 0 AND r.annual_rent > 0
         AND ($anyObject OR s.object_id IN (SELECT ${unpacked('$objectIds')}))
         AND ($from::VARCHAR IS NULL OR s.date >= $from::DATE) AND ($to::VARCHAR IS NULL OR s.date <= $to::DATE)
         AND ($minPrice::DOUBLE IS NULL OR s.price >= $minPrice::DOUBLE)
         AND ($maxPrice::DOUBLE IS NULL OR s.price <= $maxPrice::DOUBLE)
       GROUP BY ALL),
     placed AS (
       SELECT ${objectColumns}, let.sale_id AS "saleId", let.date::VARCHAR AS date, let.price,
         let.annual_rent AS "annualRent", let.rent_date::VARCHAR AS "rentDate",
         let.fictional AS "fictionalSale", ${distanceSql} AS distance
       FROM let JOIN verblijfsobject o USING (object_id))
     SELECT *, count(*) OVER ()::INTEGER AS total FROM placed
     WHERE $radius::DOUBLE IS NULL OR distance <= $radius::DOUBLE
     ORDER BY distance NULLS LAST, date DESC, "saleId" LIMIT $limit`,
    {
      anyObject: objectIds === undefined,
      objectIds: packed(objectIds ?? []),
      from: query.from ?? null,
      to: query.to ?? null,
      minPrice: query.minPrice ?? null,
      maxPrice: query.maxPrice ?? null,
      lon: origin?.lon ?? null,
      lat: origin?.lat ?? null,
      radius,
      limit: query.limit,
    },
  );
}
