import { draft } from '@kavel/catalogue';
import type { BuildDatabase } from './build-database';
import { makeTexts } from './draft-texts';
import { draftBag, type PackedBagTable } from './packed-bag';
import { unpackedSql } from './packed-sql';
import { makePacked } from './packed-writer';

/** What an object is found by where its id is not known. */
export const addressColumns = ['postcode', 'huisnummer', 'huisletter', 'huisnummertoevoeging'] as const;

/** By which a row that came in replaces the one that was there. */
export const bagIds = { pand: 'identificatie', verblijfsobject: 'object_id' } as const;

/**
 * Makes the tables of panden and verblijfsobjecten that came in, as the register tells of them. They stay packed and in
 * memory until they are written with all that is derived of them: writing them more than once took a fifth of an import.
 */
export async function makeDraft(database: BuildDatabase): Promise<void> {
  await makeTexts(database);
  for (const [table, kinds] of Object.entries(draftBag)) await makePacked(database, table, kinds);
}

/** SQL of these columns of all there are: those of the snapshot, and those that came in. */
export function allOf(table: PackedBagTable, ...columns: readonly string[]): string {
  const cameIn = unpackedSql(table, draftBag[table], columns);
  return `(SELECT ${columns.join(', ')} FROM ${table} UNION ALL BY NAME ${cameIn})`;
}

/** When they have been written. */
export async function emptyDraft(database: BuildDatabase, table: PackedBagTable): Promise<void> {
  await database.run(`TRUNCATE ${draft}.${table}`);
}
