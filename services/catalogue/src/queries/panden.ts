import type { RealEstateObject } from '@kavel/contracts';
import { packed, unpacked } from '../duckdb/packed-column';
import { toLonLat } from '../geo/mercator';
import type { Box } from '../geo/polygon';
import type { Snapshot } from '../snapshot';
import { objectColumns } from './objects';

export interface CataloguePand {
  pandId: string;
  bouwjaar: number | null;
  /** The middle of its bounds. */
  lon: number;
  lat: number;
}

export async function pandById(snapshot: Snapshot, id: string): Promise<CataloguePand | null> {
  const row = await snapshot.row<{ bouwjaar: number | null } & Box>(
    'SELECT bouwjaar, xmin, ymin, xmax, ymax FROM pand WHERE identificatie = $id',
    { id },
  );
  if (!row) return null;
  const { bouwjaar, xmin, ymin, xmax, ymax } = row;
  return { pandId: id, bouwjaar, ...toLonLat({ x: (xmin + xmax) / 2, y: (ymin + ymax) / 2 }) };
}

/** Objects of a pand by address. */
export function objectsOfPand(snapshot: Snapshot, id: string): Promise<RealEstateObject[]> {
  return snapshot.rows<RealEstateObject>(
    `SELECT ${objectColumns} FROM verblijfsobject o WHERE o.pand_id = $id
     ORDER BY o.straat, o.huisnummer, o.huisletter NULLS FIRST, o.huisnummertoevoeging NULLS FIRST`,
    { id },
  );
}

/** Up to `most` objects of each of many panden. */
export function objectsOfPanden(
  snapshot: Snapshot,
  ids: readonly string[],
  most: number,
): Promise<RealEstateObject[]> {
  return snapshot.rows<RealEstateObject>(
    `SELECT ${objectColumns} FROM verblijfsobject o WHERE o.pand_id IN (SELECT ${unpacked('$ids')})
     QUALIFY row_number() OVER (PARTITION BY o.pand_id ORDER BY o.object_id) <= ${most}`,
    { ids: packed(ids) },
  );
}
