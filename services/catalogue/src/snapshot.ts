import {
  type DuckDBConnection,
  type DuckDBDataChunk,
  DuckDBInstance,
  type DuckDBPreparedStatement,
  type DuckDBValue,
} from '@duckdb/node-api';

const connectionsPerSnapshot = 3;

const config = {
  access_mode: 'READ_ONLY',
  // A join with this many listed rows reads only them: a page of transactions has up to 500.
  dynamic_or_filter_threshold: '1000',
} as const;

/** Prepared statements of each connection by SQL: planning takes longer than executing. */
const statements = new WeakMap<DuckDBConnection, Map<string, DuckDBPreparedStatement>>();

async function prepared(connection: DuckDBConnection, sql: string): Promise<DuckDBPreparedStatement> {
  const known = statements.get(connection) ?? new Map<string, DuckDBPreparedStatement>();
  statements.set(connection, known);
  const statement = known.get(sql) ?? (await connection.prepare(sql));
  known.set(sql, statement);
  return statement;
}

export type SqlValues = Record<string, DuckDBValue>;

/** One immutable state of the catalogue, opened for reading. */
export class Snapshot {
  private readonly idle: DuckDBConnection[];
  private readonly waiting: ((connection: DuckDBConnection) => void)[] = [];
  private readonly closing: (() => void)[] = [];

  private constructor(
    readonly id: string,
    readonly path: string,
    private readonly instance: DuckDBInstance,
    private readonly connections: readonly DuckDBConnection[],
  ) {
    this.idle = [...connections];
  }

  static async open(id: string, path: string): Promise<Snapshot> {
    const instance = await DuckDBInstance.create(path, config);
    const connections = await Promise.all(
      Array.from({ length: connectionsPerSnapshot }, () => instance.connect()),
    );
    return new Snapshot(id, path, instance, connections);
  }

  /**
   * Rows as plain JavaScript values. Row types are those of the SQL: cast columns there. They are read as a stream, which
   * leaves half as much native memory to the garbage collector as a result that DuckDB stores first.
   */
  rows<Row>(sql: string, values: SqlValues = {}): Promise<Row[]> {
    return this.ask(sql, values, async statement => {
      const reader = await statement.streamAndReadAll();
      return reader.getRowObjectsJS() as unknown as Row[];
    });
  }

  /** The same as raw DuckDB columns, for `chunk-items.ts`: no allocation per row or value. */
  chunks(sql: string, values: SqlValues = {}): Promise<DuckDBDataChunk[]> {
    return this.ask(sql, values, async statement => (await statement.run()).fetchAllChunks());
  }

  async row<Row>(sql: string, values: SqlValues = {}): Promise<Row | null> {
    const [first] = await this.rows<Row>(sql, values);
    return first ?? null;
  }

  /** The same for one-off SQL, whose statement is not cached. */
  async rowsOnce<Row>(sql: string): Promise<Row[]> {
    const connection = await this.borrow();
    try {
      return (await connection.streamAndReadAll(sql)).getRowObjectsJS() as unknown as Row[];
    } finally {
      this.giveBack(connection);
    }
  }

  async rowOnce<Row>(sql: string): Promise<Row | null> {
    const [first] = await this.rowsOnce<Row>(sql);
    return first ?? null;
  }

  /** Runs work with its own connection, for example to create temporary tables. */
  async withConnection<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const connection = await this.connect();
    try {
      return await work(connection);
    } finally {
      connection.closeSync();
    }
  }

  /** A connection that the caller closes. */
  connect(): Promise<DuckDBConnection> {
    return this.instance.connect();
  }

  /** Registers a cleanup for files that are stored next to a snapshot and deleted with it. */
  whenClosed(work: () => void): void {
    this.closing.push(work);
  }

  close(): void {
    for (const work of this.closing) work();
    for (const connection of this.connections) connection.closeSync();
    this.instance.closeSync();
  }

  private async ask<T>(
    sql: string,
    values: SqlValues,
    read: (statement: DuckDBPreparedStatement) => Promise<T>,
  ): Promise<T> {
    const connection = await this.borrow();
    try {
      const statement = await prepared(connection, sql);
      statement.bind(values);
      return await read(statement);
    } finally {
      this.giveBack(connection);
    }
  }

  private borrow(): Promise<DuckDBConnection> {
    const connection = this.idle.pop();
    if (connection) return Promise.resolve(connection);
    return new Promise(resolve => this.waiting.push(resolve));
  }

  private giveBack(connection: DuckDBConnection): void {
    const next = this.waiting.shift();
    if (next) next(connection);
    else this.idle.push(connection);
  }
}
