import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { createStatementNames } from './statement-names';

export interface ServicePool {
  pool: pg.Pool;
  /** Whether connections are sessions of ours, so that all that one is sent reaches the same backend. */
  hasSessions(): boolean;
  /** A query as pg takes it, named where that pays and connections keep it. */
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
  /** Not before a connection has answered; never again after one was found to lead to a pooler. */
  let sessions: boolean | undefined;
  // A database that goes away must not take the process along; the next query opens a new connection.
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
 * Whether every statement reaches the same backend, so that it may keep statements. A pooler such as pgbouncer
 * greets with a process id of its own making, and hands each transaction to any backend.
 */
async function isSession(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as pg.PoolClient & { processID: number | null }).processID;
}

function ignore(): void {}
