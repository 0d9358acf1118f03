import type { RealEstateObject } from '@kavel/contracts';
import { packed, unpacked } from '../packed-column';
import { asOneText, textRow, textRows } from '../packed-rows';
import type { Snapshot, SqlValues } from '../snapshot';
import { factColumns, objectColumns } from './objects';

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
export interface Addressed
  extends Pick<
    RealEstateObject,
    'objectId' | 'straat' | 'huisnummer' | 'huisletter' | 'huisnummertoevoeging' | 'postcode' | 'woonplaats'
  > {
  /** JSON text of the object without its id; null when not asked for. */
  facts: string | null;
}

export interface Fitting extends Addressed {
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

const factsJson = `to_json(struct_pack(${factColumns.map(([name, column]) => `"${name}" := ${column}`).join(', ')}))::VARCHAR`;
const addressColumns = [
  'o.object_id',
  'o.straat',
  'o.huisnummer',
  'o.huisletter',
  'o.huisnummertoevoeging',
  'o.postcode',
  'o.woonplaats',
];

/** All lines in one question: the objects whose number, letter and addition are those of the line. */
export async function objectsFitting(
  snapshot: Snapshot,
  wanted: readonly Wanted[],
  withFacts: boolean,
): Promise<Fitting[]> {
  const rows = await textRows(
    snapshot,
    // Found by what they are asked by, then looked up: else every column would be read for the whole table.
    `WITH ${wantedSql}, found AS MATERIALIZED (
       SELECT w.line, o.rowid AS place
       FROM by_postcode w JOIN verblijfsobject o USING (postcode, huisnummer, suffix_key)
       UNION ALL
       SELECT w.line, o.rowid
       FROM by_street w JOIN verblijfsobject o USING (straat, woonplaats, huisnummer, suffix_key))
     SELECT ${asOneText(addressedText('found.line', withFacts))}
     FROM found JOIN verblijfsobject o ON o.rowid = found.place`,
    valuesOf(wanted),
  );
  return rows.map(([line, ...object]) => Object.assign(toAddressed(object), { line: Number(line) }));
}

/** Objects by id, in no order; unknown ids are left out. */
export async function addressedById(
  snapshot: Snapshot,
  ids: readonly string[],
  withFacts: boolean,
): Promise<Addressed[]> {
  const rows = await textRows(
    snapshot,
    `SELECT ${asOneText(addressedText(`''`, withFacts))}
     FROM verblijfsobject o WHERE o.object_id IN (SELECT ${unpacked('$ids')})`,
    { ids: packed(ids) },
  );
  return rows.map(([, ...object]) => toAddressed(object));
}

function addressedText(first: string, withFacts: boolean): string {
  return textRow([first, ...addressColumns, withFacts ? factsJson : 'NULL']);
}

/** Fields as `addressedText` has them, behind the first. */
function toAddressed(fields: readonly string[]): Addressed {
  const [objectId = '', straat = '', huisnummer, huisletter, toevoeging, postcode, woonplaats = '', facts] =
    fields;
  return {
    objectId,
    straat,
    huisnummer: Number(huisnummer),
    huisletter: huisletter || null,
    huisnummertoevoeging: toevoeging || null,
    postcode: postcode || null,
    woonplaats,
    facts: facts || null,
  };
}

/** Streets that have the number of a line where it says to be, whatever the letter and addition. */
export function streetsWithNumber(
  snapshot: Snapshot,
  wanted: readonly Wanted[],
): Promise<{ line: number; straat: string }[]> {
  return snapshot.rows(
    `WITH ${wantedSql}
     SELECT DISTINCT w.line, o.straat FROM by_postcode w JOIN verblijfsobject o USING (postcode, huisnummer)
     UNION ALL
     SELECT DISTINCT w.line, straat FROM by_street w JOIN verblijfsobject o USING (straat, woonplaats, huisnummer)`,
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
