import pg from 'pg';
import { createStatementNames } from './statement-names';

/** Connections that may keep named statements, if what is behind them is a session and not a pooler. */
export interface TenantPool {
  pool: pg.Pool;
  /** Whether a connection is a session of ours, so that all it is sent reaches the same backend. */
  isSession(client: pg.PoolClient): Promise<boolean>;
  /** Undefined: send the statement without a name. */
  nameOf(client: pg.PoolClient, text: string): string | undefined;
}

export function openTenantPool(connectionString: string, maxConnections: number): TenantPool {
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
  const asked = new WeakMap<pg.PoolClient, Promise<boolean>>();
  const sessions = new WeakSet<pg.PoolClient>();
  // A database that goes away must not take the process along; the next query opens a new connection.
  pool.on('error', ignore);
  pool.on('connect', client => {
    client.on('error', ignore);
    const own = askIsSession(client).catch(() => false);
    asked.set(client, own);
    own.then(is => is && sessions.add(client));
  });
  return {
    pool,
    isSession: async client => (await asked.get(client)) ?? false,
    nameOf: (client, text) => (sessions.has(client) ? names.nameOf(text) : undefined),
  };
}

/**
 * Whether every statement reaches the same backend, so that it may keep statements. A pooler such as pgbouncer
 * greets with a process id of its own making, and hands each transaction to any backend.
 */
async function askIsSession(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as pg.PoolClient & { processID: number | null }).processID;
}

function ignore(): void {}
