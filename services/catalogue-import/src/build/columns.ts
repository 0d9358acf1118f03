import { type DuckDBDateValue, dateValue } from '@duckdb/node-api';

const msPerDay = 86_400_000;
/** Cache size: registers have few days, each on many rows. */
const mostKept = 50_000;
const kept = new Map<string, DuckDBDateValue>();

/** Converts an ISO date to DuckDB's days since 1970. */
export function dateColumn(iso: string | null): DuckDBDateValue | null {
  if (iso === null) return null;
  const known = kept.get(iso);
  if (known) return known;
  const date = dateValue(Math.floor(Date.parse(`${iso}T00:00:00Z`) / msPerDay));
  if (kept.size < mostKept) kept.set(iso, date);
  return date;
}
