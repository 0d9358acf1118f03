import type { DuckDBDataChunk } from '@duckdb/node-api';

/** The values of a column as DuckDB hands them out, of which none is null: nothing is made for each. */
export function itemsOf<Items>(chunk: DuckDBDataChunk, column: number): Items {
  return (chunk.getColumnVector(column) as unknown as { items: Items }).items;
}
