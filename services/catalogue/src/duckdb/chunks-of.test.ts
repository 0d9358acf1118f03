import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { chunksOf } from './chunks-of';

let connection: DuckDBConnection;
beforeAll(async () => {
  connection = await (await DuckDBInstance.create()).connect();
});
afterAll(() => connection.closeSync());

async function sumOf(sql: string, mostChunks = Number.POSITIVE_INFINITY): Promise<number> {
  let sum = 0;
  let chunks = 0;
  for await (const chunk of chunksOf(connection, sql)) {
    for (const value of chunk.getColumnValues(0)) sum += Number(value);
    chunks += 1;
    if (chunks === mostChunks) break;
  }
  return sum;
}

test('all chunks are returned in order, also while earlier ones are being processed', async () => {
  const firsts: number[] = [];
  for await (const chunk of chunksOf(connection, 'FROM range(100_000)')) {
    await new Promise(setImmediate);
    firsts.push(Number(chunk.getColumnValues(0)[0]));
  }
  expect(firsts).toEqual(firsts.map((_, at) => at * 2_048));
  expect(await sumOf('FROM range(100_000)')).toBe((99_999 * 100_000) / 2);
});

test('leaving early leaves nothing pending: the connection can be used at once', async () => {
  expect(await sumOf('FROM range(1_000_000)', 1)).toBe((2_047 * 2_048) / 2);
  expect(await sumOf('FROM range(10)')).toBe(45);
});

test('a query that fails halfway throws instead of ending early', async () => {
  const failsLate = `SELECT CASE WHEN range < 500_000 THEN range ELSE error('too far') END FROM range(1_000_000)`;
  await expect(sumOf(failsLate)).rejects.toThrow('before the last row');
});

test('a query without rows has no chunks; nulls and order are kept', async () => {
  expect(await sumOf('SELECT 1 AS one WHERE false')).toBe(0);
  const rows: unknown[] = [];
  for await (const chunk of chunksOf(
    connection,
    `SELECT unnest([3, NULL, 1, 2]) AS n ORDER BY n DESC NULLS LAST`,
  ))
    rows.push(...chunk.getColumnValues(0));
  expect(rows).toEqual([3, 2, 1, null]);
});
