import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Caller } from '../caller';
import { isRetryable } from './failures';
import { type Migration, migrate, type OwnedSchema } from './migrate';

/** PostgreSQL with row-level security: all work runs as the service's own role, never as the owner. */
export interface Database<Schema> {
  /** One transaction that sees and writes the caller's organisation only. Reruns `work` on 40001. */
  withTenant<T>(caller: TenantCaller, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** One transaction without a tenant: tables let it through only where their policy names service scope. */
  withService<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Creates or upgrades the schema; safe to call from several processes at once. */
  migrate(): Promise<void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export type TenantCaller = Pick<Caller, 'organisationId' | 'userId'>;

export interface DatabaseOptions {
  connectionString: string;
  /** Also the PostgreSQL schema, and with `kavel_` before it the role. */
  service: OwnedSchema;
  migrations: Migration[];
  maxConnections?: number;
}

const maxAttempts = 6;

export function openDatabase<Schema>(options: DatabaseOptions): Database<Schema> {
  const pool = openPool(options);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }).withSchema(options.service);
  const role = `kavel_${options.service}`;

  const run = <T>(settings: Settings, work: (trx: Transaction<Schema>) => Promise<T>) =>
    retrying(() =>
      db.transaction().execute(async trx => {
        await applySettings(trx, role, settings);
        return work(trx.withSchema(options.service) as Transaction<Schema>);
      }),
    );

  return {
    withTenant: ({ organisationId, userId }, work) => run({ organisationId, userId, scope: 'tenant' }, work),
    withService: work => run({ organisationId: '', userId: '', scope: 'service' }, work),
    migrate: () => migrate(pool, options.service, options.migrations),
    ready: () => answers(pool),
    close: () => pool.end(),
  };
}

interface Settings {
  organisationId: string;
  userId: string;
  scope: 'tenant' | 'service';
}

/** `set_config('role', …, true)` is SET LOCAL ROLE with parameters: one round trip for everything. */
async function applySettings<Schema>(
  trx: Transaction<Schema>,
  role: string,
  settings: Settings,
): Promise<void> {
  await sql`select set_config('kavel.organisation_id', ${settings.organisationId}, true),
    set_config('kavel.user_id', ${settings.userId}, true),
    set_config('kavel.scope', ${settings.scope}, true),
    set_config('role', ${role}, true)`.execute(trx);
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRetryable(error) || round === maxAttempts) throw error;
      await wait(2 ** round * 5 * (0.5 + Math.random()));
    }
  }
}

function openPool({ connectionString, maxConnections = 10 }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // A database that goes away must not take the process along; the next query opens a new connection.
  pool.on('error', ignore);
  pool.on('connect', client => client.on('error', ignore));
  return pool;
}

function ignore(): void {}

async function answers(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}
