import type { RealEstateObject } from '@kavel/contracts';
import { packed, unpacked } from '../packed-column';
import type { Snapshot, SqlValues } from '../snapshot';
import { objectColumns } from './objects';

/** A place a line may mean: a postcode or a street, with the house number. */
export interface Wanted {
  line: number;
  postcode: string | null;
  straat: string | null;
  woonplaats: string | null;
  huisnummer: number;
  /** Letter and addition as the suffix key; empty for none. */
  suffix: string;
}

/** An object by its address only: thousands of them go through the matcher. */
export interface Fitting
  extends Pick<
    RealEstateObject,
    'objectId' | 'straat' | 'huisnummer' | 'huisletter' | 'huisnummertoevoeging' | 'postcode' | 'woonplaats'
  > {
  line: number;
}

export interface Candidate extends RealEstateObject {
  line: number;
}

const wantedSql = `by_postcode AS (
    SELECT ${unpacked('$postcodeLine')}::INTEGER AS line, ${unpacked('$postcode')} AS postcode,
      ${unpacked('$postcodeNumber')}::INTEGER AS huisnummer, ${unpacked('$postcodeSuffix')} AS suffix_key),
  by_street AS (
    SELECT ${unpacked('$streetLine')}::INTEGER AS line, ${unpacked('$straat')} AS straat,
      ${unpacked('$woonplaats')} AS woonplaats, ${unpacked('$streetNumber')}::INTEGER AS huisnummer,
      ${unpacked('$streetSuffix')} AS suffix_key)`;

const addressColumns = `object_id AS "objectId", straat, huisnummer, huisletter, huisnummertoevoeging, postcode,
  woonplaats`;

/** All lines in one question: the objects whose number, letter and addition are those of the line. */
export function objectsFitting(snapshot: Snapshot, wanted: readonly Wanted[]): Promise<Fitting[]> {
  return snapshot.rows<Fitting>(
    `WITH ${wantedSql}
     SELECT line, ${addressColumns} FROM by_postcode JOIN verblijfsobject USING (postcode, huisnummer, suffix_key)
     UNION ALL
     SELECT line, ${addressColumns} FROM by_street
     JOIN verblijfsobject USING (straat, woonplaats, huisnummer, suffix_key)`,
    valuesOf(wanted),
  );
}

/** What a line may have meant: objects with its number, those with its suffix first, at most so many a line. */
export function candidatesFor(
  snapshot: Snapshot,
  wanted: readonly Wanted[],
  limit: number,
): Promise<Candidate[]> {
  return snapshot.rows<Candidate>(
    `WITH ${wantedSql}, found AS (
       SELECT w.line, o.object_id, o.suffix_key = w.suffix_key AS fits
       FROM by_postcode w JOIN verblijfsobject o USING (postcode, huisnummer)
       UNION ALL SELECT w.line, o.object_id, o.suffix_key = w.suffix_key
       FROM by_street w JOIN verblijfsobject o USING (straat, woonplaats, huisnummer)),
     ranked AS (
       SELECT found.line, found.fits, o.*, row_number() OVER (PARTITION BY found.line
         ORDER BY found.fits DESC, o.huisletter NULLS FIRST, length(o.huisnummertoevoeging) NULLS FIRST,
           o.huisnummertoevoeging NULLS FIRST, o.object_id) AS rank
       FROM found JOIN verblijfsobject o USING (object_id))
     SELECT o.line, ${objectColumns} FROM ranked o WHERE o.rank <= $limit ORDER BY o.line, o.rank`,
    { ...valuesOf(wanted), limit },
  );
}

function valuesOf(wanted: readonly Wanted[]): SqlValues {
  const byPostcode = wanted.filter(({ postcode }) => postcode !== null);
  const byStreet = wanted.filter(({ postcode }) => postcode === null);
  return {
    postcodeLine: packed(byPostcode.map(({ line }) => line)),
    postcode: packed(byPostcode.map(({ postcode }) => postcode)),
    postcodeNumber: packed(byPostcode.map(({ huisnummer }) => huisnummer)),
    postcodeSuffix: packed(byPostcode.map(({ suffix }) => suffix)),
    streetLine: packed(byStreet.map(({ line }) => line)),
    straat: packed(byStreet.map(({ straat }) => straat)),
    woonplaats: packed(byStreet.map(({ woonplaats }) => woonplaats)),
    streetNumber: packed(byStreet.map(({ huisnummer }) => huisnummer)),
    streetSuffix: packed(byStreet.map(({ suffix }) => suffix)),
  };
}
