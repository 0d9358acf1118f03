import { draft } from '@kavel/catalogue';
import { postcodeNumberSql, postcodeSql } from '@kavel/catalogue/duckdb';
import { vtwTypes } from '@kavel/contracts/lists';
import { draftBag, type PackedBagTable } from '../build/packed-bag';
import { nothing, type PackedKind } from '../build/packed-rows';
import { idSql } from '../build/packed-sql';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/**
 * The type of texts while millions of rows are joined and sorted: one of a list, of four bytes where the text has forty.
 * Ids and postcodes are numbers meanwhile.
 */
export const word = `${draft}.word`;

const wordOf = `${draft}.word_of`;

/** Lists all texts there are of panden and objects, their types, and the names of areas in the tables given. */
export async function makeWords(builder: SnapshotBuilder, named: readonly string[]): Promise<void> {
  await dropWords(builder);
  const texts = [
    `SELECT text FROM ${draft}.text`,
    `SELECT unnest(['${vtwTypes.join("', '")}'])`,
    ...named,
    ...textsOf('pand'),
    ...textsOf('verblijfsobject'),
  ];
  await builder.run(
    `CREATE TYPE ${word} AS ENUM (SELECT DISTINCT text FROM (${texts.join(' UNION ALL ')}) WHERE text IS NOT NULL)`,
  );
  await builder.run(
    `CREATE TABLE ${wordOf} AS SELECT number, text::${word} AS word FROM ${draft}.text WHERE text IS NOT NULL`,
  );
}

export async function dropWords(builder: SnapshotBuilder): Promise<void> {
  await builder.run(`DROP TABLE IF EXISTS ${wordOf}`);
  await builder.run(`DROP TYPE IF EXISTS ${word}`);
}

/**
 * SQL of all panden or objects, those of the snapshot and those that came in, with these columns: texts as words, ids and
 * postcodes as numbers, null for nothing. `more` are columns that only those of the snapshot have.
 */
export function worded(table: PackedBagTable, columns: readonly string[], ...more: string[]): string {
  const wanted = Object.entries(draftBag[table]).filter(([column]) => columns.includes(column));
  const ours = wanted.map(([column, kind]) => `${ofSnapshot(column, kind)} AS ${column}`);
  const theirs = wanted.map(([column, kind]) => `${ofDraft(column, kind)} AS ${column}`);
  const joins = wanted
    .filter(([, kind]) => isText(kind))
    .map(([column]) => `LEFT JOIN ${wordOf} text_${column} ON text_${column}.number = p.${column}`);
  return `(SELECT ${[...ours, ...more].join(', ')} FROM ${table} p
    UNION ALL BY NAME SELECT ${theirs.join(', ')} FROM ${draft}.${table} p ${joins.join(' ')})`;
}

/** SQL of all columns of a table as the snapshot has them, of rows as `worded` gives them. */
export function unworded(table: PackedBagTable): string {
  const values = Object.entries(draftBag[table]).map(
    ([column, kind]) => `${asStored(column, kind)} AS ${column}`,
  );
  return values.join(', ');
}

function isText(kind: PackedKind): boolean {
  return kind === 'text' || kind === 'texts';
}

function textsOf(table: PackedBagTable): string[] {
  return Object.entries(draftBag[table])
    .filter(([, kind]) => isText(kind))
    .map(([column, kind]) => `SELECT DISTINCT ${asText(column, kind)} FROM ${table}`);
}

function asText(column: string, kind: PackedKind): string {
  return kind === 'texts' ? `array_to_string(${column}, ',')` : column;
}

function ofSnapshot(column: string, kind: PackedKind): string {
  if (isText(kind)) return `${asText(column, kind)}::${word}`;
  if (kind === 'id') return `${column}::BIGINT`;
  return kind === 'postcode' ? postcodeNumberSql(column) : column;
}

function ofDraft(column: string, kind: PackedKind): string {
  if (isText(kind)) return `text_${column}.word`;
  if (kind === 'integer' || kind === 'day') return `nullif(p.${column}, ${nothing.integer})`;
  if (kind === 'double') return `CASE WHEN NOT isnan(p.${column}) THEN p.${column} END`;
  if (kind === 'flag') return `p.${column} = 1`;
  return kind === 'bytes' ? `p.${column}` : `nullif(p.${column}, ${nothing.number})`;
}

function asStored(column: string, kind: PackedKind): string {
  if (kind === 'text') return `${column}::VARCHAR`;
  if (kind === 'texts') return `string_split(${column}::VARCHAR, ',')`;
  if (kind === 'id') return idSql(column);
  return kind === 'postcode' ? postcodeSql(column) : column;
}
