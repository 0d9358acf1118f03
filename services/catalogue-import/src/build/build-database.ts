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

/** The tables of a snapshot in the making, over one connection. */
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

  /** Rows one by one, over a connection of their own so that others may be written meanwhile. */
  async *stream<Row extends unknown[]>(sql: string): AsyncGenerator<Row> {
    for await (const chunk of this.streamChunks(sql))
      yield* chunk.convertRows(JSDuckDBValueConverter) as unknown as Row[];
  }

  /** The same some thousand rows at a time, for who reads them column by column. */
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

  /** For things done beside each other: by itself each takes all processors, and two of them wait for each other busily. */
  async oneProcessorEach(): Promise<void> {
    await this.run('SET threads = 1');
  }

  async allProcessors(): Promise<void> {
    await this.run('RESET threads');
  }

  /** A writer to a temporary table with the columns of a table of the snapshot; more files add to it. */
  async stage(table: TableName): Promise<RowWriter> {
    await this.makeStaged(table);
    return RegisterWriter.open(this.connection, `staged_${table}`);
  }

  async makeStaged(table: TableName): Promise<void> {
    await this.makeStagedAs(table, tables[table]);
  }

  /** The same, with columns other than those of the snapshot's table. */
  async stageAs(name: string, columns: string): Promise<RowWriter> {
    await this.makeStagedAs(name, columns);
    return RegisterWriter.open(this.connection, `staged_${name}`);
  }

  async makeStagedAs(name: string, columns: string): Promise<void> {
    await this.run(`CREATE TEMP TABLE IF NOT EXISTS staged_${name} (${columns})`);
  }

  /** Makes a table of the draft, empty where it is not there. */
  async makeDrafted(name: string, columns: string): Promise<void> {
    await this.run(`CREATE TABLE IF NOT EXISTS ${draft}.${name} (${columns})`);
  }

  async openDrafted(name: string): Promise<RowWriter> {
    return RegisterWriter.open(this.connection, name, draft);
  }

  /** Rewrites a table as what a query gives, for instance itself in another order. */
  async replace(table: TableName, select: string): Promise<void> {
    await this.run(`CREATE OR REPLACE TABLE next_${table} (${tables[table]})`);
    await this.run(`INSERT INTO next_${table} BY NAME ${select}`);
    await this.run(`DROP TABLE ${table}`);
    await this.run(`ALTER TABLE next_${table} RENAME TO ${table}`);
  }
}
