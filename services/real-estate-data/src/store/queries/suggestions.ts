import { listValue } from '@duckdb/node-api';
import type { RealEstateObject } from '@kavel/contracts';
import type { Snapshot } from '../snapshot';
import { objectColumns } from './objects';
import type { StreetRow } from './streets';

/** House number as typed; null for none yet. */
export interface HouseWanted {
  huisnummer: number | null;
  suffix: string;
}

const houseFilter = `($huisnummer::INTEGER IS NULL
  OR o.huisnummer = $huisnummer OR starts_with(o.huisnummer::VARCHAR, $huisnummer::VARCHAR))`;

/** The number itself before longer ones that begin with it; the suffix typed before others. */
const houseOrder = `($huisnummer::INTEGER IS NOT NULL AND o.huisnummer <> $huisnummer),
  CASE WHEN o.suffix_key = $suffix THEN 0 WHEN starts_with(o.suffix_key, $suffix) THEN 1 ELSE 2 END,
  o.huisnummer, o.huisletter NULLS FIRST, length(o.huisnummertoevoeging) NULLS FIRST,
  o.huisnummertoevoeging NULLS FIRST, o.object_id`;

/** Addresses on the streets given, in their order, at most so many on each. */
export function addressesOnStreets(
  snapshot: Snapshot,
  streets: readonly StreetRow[],
  house: HouseWanted,
  limit: number,
): Promise<RealEstateObject[]> {
  const perStreet = house.huisnummer === null ? Math.max(2, Math.ceil(limit / streets.length)) : limit;
  return snapshot.rows<RealEstateObject>(
    `WITH wanted AS (
       SELECT unnest($straat::VARCHAR[]) AS straat, unnest($woonplaats::VARCHAR[]) AS woonplaats,
         unnest($from::BIGINT[]) AS morton_from, unnest($to::BIGINT[]) AS morton_to,
         unnest(range(len($straat::VARCHAR[]))) AS rank)
     SELECT ${objectColumns} FROM verblijfsobject o
     JOIN wanted w ON o.straat = w.straat AND o.woonplaats = w.woonplaats
       AND o.morton BETWEEN w.morton_from AND w.morton_to
     WHERE o.morton BETWEEN $lowest::BIGINT AND $highest::BIGINT AND ${houseFilter}
     QUALIFY row_number() OVER (PARTITION BY w.rank ORDER BY ${houseOrder}) <= $perStreet
     ORDER BY ($huisnummer::INTEGER IS NOT NULL AND o.huisnummer <> $huisnummer), w.rank, ${houseOrder}
     LIMIT $limit`,
    {
      straat: listValue(streets.map(street => street.straat)),
      woonplaats: listValue(streets.map(street => street.woonplaats)),
      from: listValue(streets.map(street => street.mortonFrom)),
      to: listValue(streets.map(street => street.mortonTo)),
      lowest: ascending(streets.map(street => street.mortonFrom)).at(0) ?? 0n,
      highest: ascending(streets.map(street => street.mortonTo)).at(-1) ?? 0n,
      huisnummer: house.huisnummer,
      suffix: house.suffix,
      perStreet,
      limit,
    },
  );
}

function ascending(keys: bigint[]): bigint[] {
  return keys.sort((a, b) => (a < b ? -1 : 1));
}

/** Addresses of a postcode, or of the postcodes that begin so. */
export function addressesOfPostcode(
  snapshot: Snapshot,
  postcode: string,
  house: HouseWanted,
  limit: number,
): Promise<RealEstateObject[]> {
  return snapshot.rows<RealEstateObject>(
    `SELECT ${objectColumns} FROM verblijfsobject o
     WHERE o.postcode BETWEEN $postcode AND $postcode || 'ZZ' AND starts_with(o.postcode, $postcode)
       AND ${houseFilter}
     ORDER BY o.fictional, ${houseOrder} LIMIT $limit`,
    { postcode, huisnummer: house.huisnummer, suffix: house.suffix, limit },
  );
}
