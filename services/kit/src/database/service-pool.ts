import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { createStatementNames } from './statement-names';

export interface ServicePool {
  pool: pg.Pool;
  /** Whether connections are direct sessions, so that all statements of one reach the same backend. */
  hasSessions(): boolean;
  /** A query in pg's format, named (prepared) where that pays and connections keep it. */
  statement(query: CompiledQuery): pg.QueryConfig;
}

export function openServicePool(connectionString: string, maxConnections: number): ServicePool {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
    pipeline: true,
  });
  const names = createStatementNames();
  /** Undefined until a connection has answered; false for good after one was found to lead to a pooler. */
  let sessions: boolean | undefined;
  // A lost connection must not end the process; the next query opens a new one.
  pool.on('error', ignore);
  pool.on('connect', client => {
    client.on('error', ignore);
    isSession(client).then(own => {
      sessions = own && sessions !== false;
    }, ignore);
  });
  return {
    pool,
    hasSessions: () => sessions === true,
    statement: ({ sql: text, parameters }) => ({
      text,
      values: [...parameters],
      name: sessions === true ? names.nameOf(text) : undefined,
    }),
  };
}

/**
 * Whether every statement reaches the same backend, so that it may keep prepared statements. A pooler such as pgbouncer
 * reports a made-up process id, and passes each transaction to any backend.
 */
async function isSession(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as pg.PoolClient & { processID: number | null }).processID;
}

function ignore(): void {}
