import { blobValue, type DuckDBAppender, DuckDBDataChunk, type DuckDBVector } from '@duckdb/node-api';
import type { SnapshotBuilder } from '../snapshot-builder';
import {
  mostRows,
  nothing,
  type PackedBytes,
  type PackedKind,
  type PackedKinds,
  type PackedRows,
  postcodeSql,
} from './packed-rows';
import { RowWriter } from './row-writer';

const types: Record<PackedKind, string> = {
  id: 'BIGINT',
  text: 'INTEGER',
  postcode: 'INTEGER',
  integer: 'INTEGER',
  day: 'INTEGER',
  double: 'DOUBLE',
  flag: 'INTEGER',
  bytes: 'BLOB',
};

/** Takes packed rows into a temporary table. */
export class PackedWriter {
  /** Filled again and again: new memory for each pack would have to be gathered up all the time. */
  private readonly chunk: DuckDBDataChunk;
  private readonly vectors: readonly DuckDBVector[];

  private constructor(private readonly appender: DuckDBAppender) {
    const types = Array.from({ length: appender.columnCount }, (_, column) => appender.columnType(column));
    const chunk = DuckDBDataChunk.create(types, mostRows);
    this.vectors = types.map((_, column) => chunk.getColumnVector(column));
    this.chunk = chunk;
  }

  static async open(builder: SnapshotBuilder, name: string, kinds: PackedKinds): Promise<PackedWriter> {
    await makePacked(builder, name, kinds);
    return new PackedWriter(await builder.connection.createAppender(`packed_${name}`));
  }

  add({ count, columns }: PackedRows): void {
    this.chunk.reset();
    this.chunk.rowCount = count;
    for (const [at, column] of columns.entries()) {
      const vector = this.vectors[at] as Filled<typeof column>;
      if ('ends' in column)
        for (let row = 0; row < count; row++) vector.setItem(row, blobValue(bytesOf(column, row)));
      else vector.items.set(column);
      vector.flush();
    }
    this.appender.appendDataChunk(this.chunk);
  }

  close(): void {
    this.appender.closeSync();
  }
}

/** What the library does not tell of its vectors. */
type Filled<Items> = DuckDBVector & { items: { set(items: Items): void } };

function bytesOf({ bytes, ends }: PackedBytes, row: number): Uint8Array {
  return bytes.subarray(ends[row - 1] ?? 0, ends[row]);
}

/** Makes the temporary table of a writer, empty where it is not there. */
export async function makePacked(builder: SnapshotBuilder, name: string, kinds: PackedKinds): Promise<void> {
  const columns = Object.entries(kinds).map(([column, kind]) => `${column} ${types[kind]}`);
  await builder.run(`CREATE TEMP TABLE IF NOT EXISTS packed_${name} (${columns.join(', ')})`);
  await builder.run('CREATE TEMP TABLE IF NOT EXISTS packed_text (number INTEGER, text VARCHAR)');
}

/** A writer for the texts that packed rows have as numbers. */
export async function openTexts(builder: SnapshotBuilder): Promise<RowWriter> {
  return RowWriter.open(builder.connection, 'packed_text');
}

/** The first number that no text has yet. */
export async function firstFreeText(builder: SnapshotBuilder): Promise<number> {
  const [row] = await builder.rows<{ next: number }>(
    'SELECT coalesce(max(number) + 1, 0)::INTEGER AS next FROM packed_text',
  );
  return row?.next ?? 0;
}

/** SQL of packed rows as they were before; where an id is named, of each the last one. */
export function unpackedSql(name: string, kinds: PackedKinds, id?: string): string {
  const columns = Object.entries(kinds).map(([column, kind]) => `${unpacked(column, kind)} AS ${column}`);
  const texts = Object.entries(kinds)
    .filter(([, kind]) => kind === 'text')
    .map(([column]) => `LEFT JOIN packed_text text_${column} ON text_${column}.number = p.${column}`);
  const last = `WHERE p.rowid IN (SELECT max(rowid) FROM packed_${name} GROUP BY ${id})`;
  return `SELECT ${columns.join(', ')} FROM packed_${name} p ${texts.join(' ')} ${id ? last : ''}`;
}

/** SQL of the id that a number stands for. */
export function idSql(number: string): string {
  return `CASE WHEN ${number} >= 0 THEN lpad(${number}::VARCHAR, 16, '0') END`;
}

function unpacked(column: string, kind: PackedKind): string {
  const value = `p.${column}`;
  if (kind === 'id') return idSql(value);
  if (kind === 'text') return `text_${column}.text`;
  if (kind === 'postcode') return `CASE WHEN ${value} >= 0 THEN ${postcodeSql(value)} END`;
  if (kind === 'integer') return `nullif(${value}, ${nothing.integer})`;
  if (kind === 'day') return `DATE '1970-01-01' + nullif(${value}, ${nothing.integer})`;
  if (kind === 'double') return `CASE WHEN NOT isnan(${value}) THEN ${value} END`;
  return kind === 'flag' ? `${value} = 1` : value;
}
