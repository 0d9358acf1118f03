import { type DuckDBDateValue, dateValue } from '@duckdb/node-api';

const msPerDay = 86_400_000;

/** An ISO date as DuckDB counts it: days since 1970. */
export function dateColumn(iso: string | null): DuckDBDateValue | null {
  return iso === null ? null : dateValue(Math.floor(Date.parse(`${iso}T00:00:00Z`) / msPerDay));
}
