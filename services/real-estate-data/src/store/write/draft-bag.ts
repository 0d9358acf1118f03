import { draft } from '../schema';
import type { SnapshotBuilder } from '../snapshot-builder';
import { type PackedBagTable, packedBag } from './staged-bag';

/** What an object is found by where its id is not known. */
export const addressColumns = ['postcode', 'huisnummer', 'huisletter', 'huisnummertoevoeging'] as const;

/**
 * Makes the tables of panden and verblijfsobjecten that came in, as the register tells of them. They stay in memory until
 * they are written with all that is derived of them: writing them to the snapshot twice took a tenth of an import.
 */
export async function makeDraft(builder: SnapshotBuilder): Promise<void> {
  for (const [table, kinds] of Object.entries(packedBag))
    await builder.run(
      `CREATE TABLE ${draft}.${table} AS SELECT ${Object.keys(kinds).join(', ')}, dataset FROM ${table} LIMIT 0`,
    );
}

/** SQL of all there are, with these columns or else all: those of the snapshot, and those that came in. */
export function allOf(table: PackedBagTable, ...columns: readonly string[]): string {
  const list = columns.join(', ') || '*';
  return `(SELECT ${list} FROM ${table} UNION ALL BY NAME SELECT ${list} FROM ${draft}.${table})`;
}

/** When they have been written. */
export async function emptyDraft(builder: SnapshotBuilder, table: PackedBagTable): Promise<void> {
  await builder.run(`TRUNCATE ${draft}.${table}`);
}
