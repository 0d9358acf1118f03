import type { Snapshot, SqlValues } from './snapshot';

const fieldEnd = '\u001f';
const rowEnd = '\u001e';

/** SQL for columns as one text, which `asOneText` puts together with the other rows. Null becomes an empty field. */
export function textRow(columns: readonly string[]): string {
  return `concat(${columns.join(', chr(31), ')})`;
}

/** SQL for all rows as one text, in no order. */
export function asOneText(row: string): string {
  return `string_agg(${row}, chr(30))`;
}

/**
 * Fields of rows that a question gives as one text. JavaScript takes over one text of megabytes in the time of some
 * tens of short ones: for answers of ten thousands of rows.
 */
export async function textRows(snapshot: Snapshot, sql: string, values: SqlValues): Promise<string[][]> {
  const [[text] = []] = (await snapshot.columns(sql, values)) as [(string | null)[]?];
  return text ? text.split(rowEnd).map(row => row.split(fieldEnd)) : [];
}
