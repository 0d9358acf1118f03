import { draft } from '@kavel/catalogue';
import { postcodeNumberSql, postcodeSql } from '@kavel/catalogue/duckdb';
import { vtwTypes } from '@kavel/contracts/lists';
import { type BagTable, bagColumns, bagTables } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/**
 * Enum type of texts while millions of rows are joined and sorted: four bytes instead of forty. Ids and postcodes are
 * numbers meanwhile.
 */
export const word = `${draft}.word`;

const ids: ReadonlySet<string> = new Set(['identificatie', 'object_id', 'pand_id']);

type Kind = 'id' | 'postcode' | 'list' | 'text' | 'other';

function kindOf(column: string, type: string): Kind {
  if (ids.has(column)) return 'id';
  if (column === 'postcode') return 'postcode';
  if (type === 'VARCHAR[]') return 'list';
  return type === 'VARCHAR' ? 'text' : 'other';
}

/** Collects all texts of panden and objects, their types, and the names of areas in the given tables. */
export async function makeWords(builder: SnapshotBuilder, named: readonly string[]): Promise<void> {
  await dropWords(builder);
  const texts = [
    `SELECT unnest(['${vtwTypes.join("', '")}']) AS text`,
    ...named,
    ...bagTables.flatMap(textsOf),
  ];
  await builder.run(
    `CREATE TYPE ${word} AS ENUM (SELECT DISTINCT text FROM (${texts.join(' UNION ALL ')}) WHERE text IS NOT NULL)`,
  );
}

export async function dropWords(builder: SnapshotBuilder): Promise<void> {
  await builder.run(`DROP TYPE IF EXISTS ${word}`);
}

function textsOf(table: BagTable): string[] {
  const texts = Object.entries(bagColumns[table]).flatMap(([column, type]) => {
    const kind = kindOf(column, type);
    return kind === 'text' ? [column] : kind === 'list' ? [joined(column)] : [];
  });
  return [table, `${draft}.${table}`].flatMap(from =>
    texts.map(text => `SELECT DISTINCT ${text} FROM ${from}`),
  );
}

/**
 * SQL of all panden or objects, existing and imported, with these columns: texts as enum values, ids and postcodes as
 * numbers. `more` are columns of existing rows only.
 */
export function worded(table: BagTable, columns: readonly string[], ...more: string[]): string {
  const wanted = Object.entries(bagColumns[table]).filter(([column]) => columns.includes(column));
  const values = wanted.map(([column, type]) => `${narrow(column, kindOf(column, type))} AS ${column}`);
  return `(SELECT ${[...values, ...more].join(', ')} FROM ${table}
    UNION ALL BY NAME SELECT ${values.join(', ')} FROM ${draft}.${table})`;
}

function narrow(column: string, kind: Kind): string {
  if (kind === 'id') return `${column}::BIGINT`;
  if (kind === 'postcode') return postcodeNumberSql(column);
  if (kind === 'list') return `${joined(column)}::${word}`;
  return kind === 'text' ? `${column}::${word}` : column;
}

function joined(list: string): string {
  return `array_to_string(${list}, ',')`;
}

/** SQL of all columns of a table in the format of the snapshot, from rows of `worded`. */
export function unworded(table: BagTable): string {
  const values = Object.entries(bagColumns[table]).map(
    ([column, type]) => `${asStored(column, kindOf(column, type))} AS ${column}`,
  );
  return values.join(', ');
}

function asStored(column: string, kind: Kind): string {
  if (kind === 'id') return idSql(column);
  if (kind === 'postcode') return postcodeSql(column);
  if (kind === 'list') return `string_split(${column}::VARCHAR, ',')`;
  return kind === 'text' ? `${column}::VARCHAR` : column;
}

/** SQL that formats a number as an id of sixteen digits. */
export function idSql(number: string): string {
  return `substr((${10n ** 16n} + ${number})::VARCHAR, 2)`;
}
