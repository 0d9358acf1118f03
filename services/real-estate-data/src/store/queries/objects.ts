import type { RealEstateObject } from '@kavel/contracts';
import { packed, unpacked } from '../packed-column';
import type { Snapshot } from '../snapshot';

/** Columns of RealEstateObject, for a table or alias named `o`. */
export const objectColumns = `o.object_id AS "objectId", o.pand_id AS "pandId", o.straat, o.huisnummer,
  o.huisletter, o.huisnummertoevoeging, o.postcode, o.woonplaats, o.gemeentecode, o.gemeentenaam, o.wijkcode,
  o.wijknaam, o.buurtcode, o.buurtnaam, o.gebruiksdoelen, o.vtw_type AS "vtwType", o.oppervlakte, o.bouwjaar,
  o.energielabel, o.lon, o.lat, o.fictional`;

/** Objects by id, in no order; unknown ids are left out. */
export function objectsById(snapshot: Snapshot, ids: readonly string[]): Promise<RealEstateObject[]> {
  return snapshot.rows<RealEstateObject>(
    `SELECT ${objectColumns} FROM verblijfsobject o WHERE o.object_id IN (SELECT ${unpacked('$ids')})`,
    { ids: packed(ids) },
  );
}

export async function objectById(snapshot: Snapshot, id: string): Promise<RealEstateObject | null> {
  const [object] = await snapshot.rows<RealEstateObject>(
    `SELECT ${objectColumns} FROM verblijfsobject o WHERE o.object_id = $id`,
    { id },
  );
  return object ?? null;
}
