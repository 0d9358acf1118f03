import { type RawBuilder, sql } from 'kysely';

/** What `json_to_recordset` is asked for: alias with columns and types, such as `line(id uuid, data jsonb)`. */
export type RowShape = `${string}(${string})`;

/**
 * Many rows as one parameter: a statement with ten thousand rows stays one statement with one value,
 * far below PostgreSQL's limit of 65,535 parameters.
 */
export function jsonRows<Row>(rows: readonly Row[]): RawBuilder<Row> {
  return sql<Row>`json_to_recordset(${JSON.stringify(rows)}::json)`;
}
