import { listValue } from '@duckdb/node-api';
import type { RealEstateObject } from '@kavel/contracts';
import type { Snapshot } from '../snapshot';
import { objectColumns } from './objects';

/** Objects that a line may mean: by postcode or by street, each with the house number. */
export interface Wanted {
  line: number;
  postcode: string | null;
  straat: string | null;
  woonplaats: string | null;
  huisnummer: number;
}

export interface Found extends RealEstateObject {
  line: number;
}

/** All lines in one question. An object may come more than once for a line. */
export function objectsWanted(snapshot: Snapshot, wanted: readonly Wanted[]): Promise<Found[]> {
  const byPostcode = wanted.filter(line => line.postcode !== null);
  const byStreet = wanted.filter(line => line.postcode === null);
  return snapshot.rows<Found>(
    `WITH by_postcode AS (
       SELECT unnest($postcodeLine::INTEGER[]) AS line, unnest($postcode::VARCHAR[]) AS postcode,
         unnest($postcodeNumber::INTEGER[]) AS huisnummer),
     by_street AS (
       SELECT unnest($streetLine::INTEGER[]) AS line, unnest($straat::VARCHAR[]) AS straat,
         unnest($woonplaats::VARCHAR[]) AS woonplaats, unnest($streetNumber::INTEGER[]) AS huisnummer),
     found AS (
       SELECT w.line, o.object_id FROM by_postcode w JOIN verblijfsobject o USING (postcode, huisnummer)
       UNION SELECT w.line, o.object_id FROM by_street w JOIN verblijfsobject o USING (straat, woonplaats, huisnummer))
     SELECT found.line, ${objectColumns} FROM found JOIN verblijfsobject o USING (object_id)
     ORDER BY found.line, o.huisletter NULLS FIRST, length(o.huisnummertoevoeging) NULLS FIRST,
       o.huisnummertoevoeging NULLS FIRST, o.object_id`,
    {
      postcodeLine: listValue(byPostcode.map(({ line }) => line)),
      postcode: listValue(byPostcode.map(({ postcode }) => postcode)),
      postcodeNumber: listValue(byPostcode.map(({ huisnummer }) => huisnummer)),
      streetLine: listValue(byStreet.map(({ line }) => line)),
      straat: listValue(byStreet.map(({ straat }) => straat)),
      woonplaats: listValue(byStreet.map(({ woonplaats }) => woonplaats)),
      streetNumber: listValue(byStreet.map(({ huisnummer }) => huisnummer)),
    },
  );
}
