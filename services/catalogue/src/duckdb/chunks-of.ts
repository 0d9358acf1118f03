import type { DuckDBConnection, DuckDBDataChunk, DuckDBResult } from '@duckdb/node-api';

/**
 * Streams the chunks of a query, with one extra column; the next chunk is fetched while one is processed. Throws when
 * rows are missing: the library does not report a stream that fails halfway, it just ends. So a sentinel row is added
 * at the end, in its own chunk, and not returned.
 */
export async function* chunksOf(connection: DuckDBConnection, sql: string): AsyncGenerator<DuckDBDataChunk> {
  const result = await connection.stream(
    `SELECT *, false AS is_end FROM (${sql}) UNION ALL BY NAME SELECT true AS is_end`,
  );
  let next = fetchChunk(result);
  let isWhole = false;
  try {
    for (let chunk = await next; chunk && chunk.rowCount > 0; chunk = await next) {
      next = fetchChunk(result);
      isWhole = isEnd(chunk);
      if (!isWhole) yield chunk;
    }
    if (!isWhole) throw new Error(`DuckDB stopped before the last row of: ${sql}`);
  } finally {
    // The connection must not be closed before.
    await Promise.allSettled([next]);
  }
}

function fetchChunk(result: DuckDBResult): Promise<DuckDBDataChunk | null> {
  const fetched = result.fetchChunk();
  // The error is reported by the later await; this prevents an unhandled rejection.
  fetched.catch(() => undefined);
  return fetched;
}

function isEnd(chunk: DuckDBDataChunk): boolean {
  return chunk.rowCount === 1 && chunk.getColumnVector(chunk.columnCount - 1).getItem(0) === true;
}
