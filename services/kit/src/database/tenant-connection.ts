import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';

/** A connection on which every statement runs in a transaction that says for whom. */
export interface TenantConnection extends DatabaseConnection {
  /** Commits what was begun; throws when PostgreSQL rolled back instead. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface TenantConnectionOptions {
  client: pg.PoolClient;
  /** Begins the transaction and says for whom. Several statements in one message, so without parameters. */
  prologue: string;
  /** Each statement is a transaction of its own, sent whole. For work that only reads. */
  atOnce: boolean;
  /** Undefined: send the statement without a name. */
  nameOf(text: string): string | undefined;
}

/**
 * Sends the prologue together with the first statement and waits for both: pg puts on the wire what it is asked
 * in one tick (`pipeline: true`). What was four round trips is two, or one at once.
 */
export function tenantConnection({
  client,
  prologue,
  atOnce,
  nameOf,
}: TenantConnectionOptions): TenantConnection {
  let begun = false;

  const send = ({ sql, parameters }: CompiledQuery) => {
    const { stream } = client.connection;
    stream.cork();
    const before = begun ? undefined : client.query(prologue);
    const answer = client.query({ text: sql, values: [...parameters], name: nameOf(sql) });
    const after = atOnce ? client.query('commit') : undefined;
    stream.uncork();
    begun = !atOnce;
    return Promise.all([before, answer, after]);
  };

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const [, answer] = await send(query);
      return toResult<Row>(answer);
    },
    streamQuery() {
      throw new Error('Queries are not streamed: there is no cursor');
    },
    async commit() {
      if (!begun) return;
      const { command } = await client.query('commit');
      if (command === 'ROLLBACK') throw new Error('An earlier error had already rolled the transaction back');
    },
    async rollback() {
      if (begun) await client.query('rollback');
    },
  };
}

const writing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** pg's answer as Kysely has it. */
export function toResult<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  return writing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
}
