import {
  type DuckDBConnection,
  type DuckDBDataChunk,
  type DuckDBInstance,
  type DuckDBValue,
  JSDuckDBValueConverter,
} from '@duckdb/node-api';
import { draft, type TableName, tables } from '@kavel/catalogue';
import { chunksOf } from '@kavel/catalogue/duckdb';
import { RegisterWriter } from './register-writer';
import type { RowWriter } from './row-writer';

/** Tables of a snapshot being built, on one connection. */
export class BuildDatabase {
  protected constructor(
    protected readonly instance: DuckDBInstance,
    readonly connection: DuckDBConnection,
  ) {}

  async run(sql: string, values: Record<string, DuckDBValue> = {}): Promise<void> {
    await this.connection.run(sql, values);
  }

  async rows<Row>(sql: string, values: Record<string, DuckDBValue> = {}): Promise<Row[]> {
    const reader = await this.connection.runAndReadAll(sql, values);
    return reader.getRowObjectsJS() as unknown as Row[];
  }

  /** Streams rows on a separate connection, so that others can be written meanwhile. */
  async *stream<Row extends unknown[]>(sql: string): AsyncGenerator<Row> {
    for await (const chunk of this.streamChunks(sql))
      yield* chunk.convertRows(JSDuckDBValueConverter) as unknown as Row[];
  }

  /** The same in chunks of some thousand rows, to be read by column. */
  async *streamChunks(sql: string): AsyncGenerator<DuckDBDataChunk> {
    const connection = await this.instance.connect();
    try {
      yield* chunksOf(connection, sql);
    } finally {
      connection.closeSync();
    }
  }

  async count(sql: string): Promise<number> {
    const [row] = await this.rows<{ n: number }>(`SELECT count(*)::INTEGER AS n FROM ${sql}`);
    return row?.n ?? 0;
  }

  /** For parallel work: by default each task takes all processors, and two of them busy-wait for each other. */
  async oneProcessorEach(): Promise<void> {
    await this.run('SET threads = 1');
  }

  async allProcessors(): Promise<void> {
    await this.run('RESET threads');
  }

  /** A writer to a temporary table with the columns of a snapshot table; several files append to it. */
  async stage(table: TableName): Promise<RowWriter> {
    await this.makeStaged(table);
    return RegisterWriter.open(this.connection, `staged_${table}`);
  }

  async makeStaged(table: TableName): Promise<void> {
    await this.makeStagedAs(table, tables[table]);
  }

  /** The same with other columns. */
  async stageAs(name: string, columns: string): Promise<RowWriter> {
    await this.makeStagedAs(name, columns);
    return RegisterWriter.open(this.connection, `staged_${name}`);
  }

  async makeStagedAs(name: string, columns: string): Promise<void> {
    await this.run(`CREATE TEMP TABLE IF NOT EXISTS staged_${name} (${columns})`);
  }

  /** Creates a table of the draft if it is missing. */
  async makeDrafted(name: string, columns: string): Promise<void> {
    await this.run(`CREATE TABLE IF NOT EXISTS ${draft}.${name} (${columns})`);
  }

  async openDrafted(name: string): Promise<RowWriter> {
    return RegisterWriter.open(this.connection, name, draft);
  }

  /** Replaces a table by the results of queries, one after the other, for example itself in another order. */
  async replace(table: TableName, ...selects: readonly string[]): Promise<void> {
    await this.run(`CREATE OR REPLACE TABLE next_${table} (${tables[table]})`);
    for (const select of selects) await this.run(`INSERT INTO next_${table} BY NAME ${select}`);
    await this.run(`DROP TABLE ${table}`);
    await this.run(`ALTER TABLE next_${table} RENAME TO ${table}`);
  }
}
