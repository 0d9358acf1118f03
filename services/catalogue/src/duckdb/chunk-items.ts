import type { DuckDBBlobVector, DuckDBDataChunk } from '@duckdb/node-api';

/** The raw values of a column without nulls, as DuckDB holds them: no allocation per value. */
export function itemsOf<Items>(chunk: DuckDBDataChunk, column: number): Items {
  return (chunk.getColumnVector(column) as unknown as { items: Items }).items;
}

/** The first columns by name, integers without nulls, from all chunks. */
export function integersOf<Name extends string>(
  chunks: readonly DuckDBDataChunk[],
  names: readonly Name[],
): Record<Name, Int32Array> {
  const rows = chunks.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const columns = names.map((name, column) => {
    const joined = new Int32Array(rows);
    let at = 0;
    for (const chunk of chunks) {
      joined.set(itemsOf<Int32Array>(chunk, column), at);
      at += chunk.rowCount;
    }
    return [name, joined] as const;
  });
  return Object.fromEntries(columns) as Record<Name, Int32Array>;
}

/** A text column without nulls, from all chunks. */
export function textsOf(chunks: readonly DuckDBDataChunk[], column: number): string[] {
  return chunks.flatMap(chunk => chunk.getColumnValues(column).map(String));
}

/** A blob column without nulls, from all chunks, without copies. */
export function blobsOf(chunks: readonly DuckDBDataChunk[], column: number): Uint8Array[] {
  const blobs: Uint8Array[] = [];
  for (const chunk of chunks) {
    const vector = chunk.getColumnVector(column) as DuckDBBlobVector;
    const rows = chunk.rowCount;
    for (let row = 0; row < rows; row++) blobs.push(vector.getItemBytes(row) ?? new Uint8Array());
  }
  return blobs;
}
