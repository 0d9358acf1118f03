import type { DuckDBConnection, DuckDBDataChunk, DuckDBResult } from '@duckdb/node-api';

/**
 * The chunks of a query's rows, with a column more; the next one is made while one is worked on. Throws where not all rows
 * come: of a stream that fails half-way the library tells nothing, it ends as one that gave everything. So a row goes behind
 * the others here, alone in its chunk, and nobody sees it.
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
    // Nobody may close the connection before.
    await Promise.allSettled([next]);
  }
}

function fetchChunk(result: DuckDBResult): Promise<DuckDBDataChunk | null> {
  const fetched = result.fetchChunk();
  // Whoever waits for it is told of an error; until then nobody listens.
  fetched.catch(() => undefined);
  return fetched;
}

function isEnd(chunk: DuckDBDataChunk): boolean {
  return chunk.rowCount === 1 && chunk.getColumnVector(chunk.columnCount - 1).getItem(0) === true;
}
