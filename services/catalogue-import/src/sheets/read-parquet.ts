import { DuckDBInstance } from '@duckdb/node-api';
import { chunksOf } from '@kavel/catalogue/duckdb';
import { ImportError } from '../import-error';
import type { Cells } from './cells';

const wholeNumbers = new Set(['BIGINT', 'HUGEINT', 'UBIGINT']);
const decimals = new Set(['DOUBLE', 'FLOAT']);

/** Streams the header and the rows of a Parquet file as text, by row group. */
export async function* readParquetCells(path: string): AsyncGenerator<Cells> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '200MB', threads: '1' });
  const connection = await instance.connect();
  const file = `read_parquet('${path.replaceAll("'", "''")}')`;
  try {
    const described = await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${file}`);
    const columns = described
      .getRowObjectsJS()
      .map(row => ({ name: String(row.column_name), type: String(row.column_type) }));
    yield { lines: [columns.map(({ name }) => name)] };
    for await (const chunk of chunksOf(connection, `SELECT ${columns.map(asText).join(', ')} FROM ${file}`))
      yield { lines: chunk.getRows().map(row => row.slice(0, columns.length) as string[]) };
  } catch (error) {
    throw new ImportError(
      path,
      `cannot be read as Parquet: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** Restores the leading zeros of a register id that was stored as a number. */
function asText({ name, type }: { name: string; type: string }): string {
  const column = `"${name.replaceAll('"', '""')}"`;
  const whole = `${column}::BIGINT::VARCHAR`;
  const isId = /(^|_)(bag|vbo|pand|object)_?id$|identificatie$/i.test(name);
  const id = `CASE WHEN ${column} IS NULL THEN '' ELSE lpad(${whole}, 16, '0') END`;
  if (wholeNumbers.has(type)) return isId ? id : `coalesce(${whole}, '')`;
  if (!decimals.has(type)) return `coalesce(${column}::VARCHAR, '')`;
  return isId
    ? id
    : `CASE WHEN ${column} = trunc(${column}) THEN ${whole} ELSE coalesce(${column}::VARCHAR, '') END`;
}
