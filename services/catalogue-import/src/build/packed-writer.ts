import { blobValue, type DuckDBAppender, DuckDBDataChunk, type DuckDBVector } from '@duckdb/node-api';
import { draft } from '@kavel/catalogue';
import type { BuildDatabase } from './build-database';
import {
  mostRows,
  type PackedBytes,
  type PackedKind,
  type PackedKinds,
  type PackedRows,
} from './packed-rows';

const types: Record<PackedKind, string> = {
  id: 'BIGINT',
  text: 'INTEGER',
  texts: 'INTEGER',
  postcode: 'INTEGER',
  integer: 'INTEGER',
  day: 'INTEGER',
  double: 'DOUBLE',
  flag: 'INTEGER',
  bytes: 'BLOB',
};

/** Takes packed rows into a table of the draft. */
export class PackedWriter {
  /** Filled again and again: new memory for each pack would have to be gathered up all the time. */
  private readonly chunk: DuckDBDataChunk;
  private readonly vectors: readonly DuckDBVector[];
  private readonly constants: readonly Int32Array[];

  private constructor(
    private readonly appender: DuckDBAppender,
    constants: readonly number[],
  ) {
    const types = Array.from({ length: appender.columnCount }, (_, column) => appender.columnType(column));
    const chunk = DuckDBDataChunk.create(types, mostRows);
    this.vectors = types.map((_, column) => chunk.getColumnVector(column));
    this.chunk = chunk;
    this.constants = constants.map(number => new Int32Array(mostRows).fill(number));
  }

  /** `constants` are the same number in all rows, behind the columns that rows have. */
  static async open(
    database: BuildDatabase,
    name: string,
    kinds: PackedKinds,
    ...constants: readonly number[]
  ): Promise<PackedWriter> {
    await makePacked(database, name, kinds);
    const appender = await database.connection.createAppender(name, 'main', draft);
    return new PackedWriter(appender, constants);
  }

  add({ count, columns }: PackedRows): void {
    this.chunk.reset();
    this.chunk.rowCount = count;
    for (const [at, column] of [...columns, ...this.constants].entries()) {
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

/** Makes the table of a writer, empty where it is not there. */
export async function makePacked(database: BuildDatabase, name: string, kinds: PackedKinds): Promise<void> {
  const columns = Object.entries(kinds).map(([column, kind]) => `${column} ${types[kind]}`);
  await database.run(`CREATE TABLE IF NOT EXISTS ${draft}.${name} (${columns.join(', ')})`);
}

export async function dropPacked(database: BuildDatabase, name: string): Promise<void> {
  await database.run(`DROP TABLE ${draft}.${name}`);
}
