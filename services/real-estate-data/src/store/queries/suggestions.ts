import type { RealEstateObject } from '@kavel/contracts';
import { packed, unpacked } from '../packed-column';
import type { Snapshot } from '../snapshot';
import type { StreetRow } from './streets';

/** An address with what a suggestion shows. */
export interface FoundAddress
  extends Pick<
    RealEstateObject,
    | 'objectId'
    | 'straat'
    | 'huisnummer'
    | 'huisletter'
    | 'huisnummertoevoeging'
    | 'postcode'
    | 'woonplaats'
    | 'vtwType'
    | 'oppervlakte'
    | 'lon'
    | 'lat'
    | 'fictional'
  > {
  /** Letter and addition as the suffix key of suggest/normalise.ts. */
  suffixKey: string;
}

const columns = `object_id AS "objectId", straat, huisnummer, huisletter, huisnummertoevoeging, postcode,
  woonplaats, vtw_type AS "vtwType", oppervlakte, lon, lat, fictional, suffix_key AS "suffixKey"`;

/** The number typed, or a longer one that begins with it; all numbers while none is typed. */
const houseFilter = `($huisnummer::INTEGER IS NULL
  OR huisnummer = $huisnummer OR starts_with(huisnummer::VARCHAR, $huisnummer::VARCHAR))`;

/** All addresses with that number on the streets given. They are put in order outside: that is quicker. */
export function addressesOnStreets(
  snapshot: Snapshot,
  streets: readonly StreetRow[],
  huisnummer: number | null,
): Promise<FoundAddress[]> {
  return snapshot.rows<FoundAddress>(
    `SELECT ${columns} FROM verblijfsobject
     WHERE straat IN (SELECT ${unpacked('$straat')}) AND woonplaats IN (SELECT ${unpacked('$woonplaats')})
       AND morton BETWEEN $lowest::BIGINT AND $highest::BIGINT AND ${houseFilter}`,
    {
      straat: packed(streets.map(street => street.straat)),
      woonplaats: packed(streets.map(street => street.woonplaats)),
      lowest: ascending(streets.map(street => street.mortonFrom)).at(0) ?? 0n,
      highest: ascending(streets.map(street => street.mortonTo)).at(-1) ?? 0n,
      huisnummer,
    },
  );
}

/** Addresses of a whole postcode. */
export function addressesOfPostcode(
  snapshot: Snapshot,
  postcode: string,
  huisnummer: number | null,
): Promise<FoundAddress[]> {
  return snapshot.rows<FoundAddress>(
    `SELECT ${columns} FROM verblijfsobject WHERE postcode = $postcode AND ${houseFilter}`,
    { postcode, huisnummer },
  );
}

/** The first addresses of the postcodes that begin so. */
export function addressesOfPostcodes(
  snapshot: Snapshot,
  beginning: string,
  huisnummer: number | null,
  limit: number,
): Promise<FoundAddress[]> {
  return snapshot.rows<FoundAddress>(
    `SELECT ${columns} FROM verblijfsobject WHERE starts_with(postcode, $beginning) AND ${houseFilter}
     ORDER BY ($huisnummer::INTEGER IS NOT NULL AND huisnummer <> $huisnummer), postcode, huisnummer, object_id
     LIMIT $limit`,
    { beginning, huisnummer, limit },
  );
}

function ascending(keys: bigint[]): bigint[] {
  return keys.sort((a, b) => (a < b ? -1 : 1));
}
