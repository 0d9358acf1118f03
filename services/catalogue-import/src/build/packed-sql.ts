import { draft } from '@kavel/catalogue';
import { postcodeSql } from '@kavel/catalogue/duckdb';
import { nothing, type PackedKind, type PackedKinds } from './packed-rows';

/** SQL of a table of the draft, or of these columns of it, as its rows were before they were packed. */
export function unpackedSql(
  name: string,
  kinds: PackedKinds,
  columns: readonly string[] = Object.keys(kinds),
): string {
  const wanted = Object.entries(kinds).filter(([column]) => columns.includes(column));
  const values = wanted.map(([column, kind]) => `${unpacked(column, kind)} AS ${column}`);
  const texts = wanted.filter(([, kind]) => kind === 'text' || kind === 'texts');
  const joins = texts.map(
    ([column]) => `LEFT JOIN ${draft}.text text_${column} ON text_${column}.number = p.${column}`,
  );
  return `SELECT ${values.join(', ')} FROM ${draft}.${name} p ${joins.join(' ')}`;
}

/** SQL of the id of sixteen digits that a number stands for. */
export function idSql(number: string): string {
  return `CASE WHEN ${number} >= 0 THEN substr((${10n ** 16n} + ${number})::VARCHAR, 2) END`;
}

function unpacked(column: string, kind: PackedKind): string {
  const value = `p.${column}`;
  if (kind === 'id') return idSql(value);
  if (kind === 'text') return `text_${column}.text`;
  if (kind === 'texts') return `string_split(text_${column}.text, ',')`;
  if (kind === 'postcode') return `CASE WHEN ${value} >= 0 THEN ${postcodeSql(value)} END`;
  if (kind === 'integer') return `nullif(${value}, ${nothing.integer})`;
  if (kind === 'day') return `DATE '1970-01-01' + nullif(${value}, ${nothing.integer})`;
  if (kind === 'double') return `CASE WHEN NOT isnan(${value}) THEN ${value} END`;
  return kind === 'flag' ? `${value} = 1` : value;
}
