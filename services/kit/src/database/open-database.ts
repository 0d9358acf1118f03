import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { Caller } from '../caller';
import { ReadConnection, TransactionConnection } from './connections';
import { isRetryable, isStatementLost } from './failures';
import { type Migration, migrate, type OwnedSchema } from './migrate';
import { createReadLanes } from './read-lanes';
import { openServicePool } from './service-pool';
import type { TransactionSettings } from './transaction-settings';
import { transactionsOn } from './transactions-on';

/** PostgreSQL with row-level security: all work runs as the service's own role, never as the owner. */
export interface Database<Schema> {
  /** One transaction that sees and writes the caller's organisation only. Reruns `work` on 40001. */
  inOrganisation<T>(caller: OrganisationCaller, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * For short reads: each query is a transaction of its own, in one round trip, on connections shared by readers. Two
   * queries may see different snapshots, as they do under READ COMMITTED anyway.
   */
  readInOrganisation<T>(
    caller: OrganisationCaller,
    work: (trx: Transaction<Schema>) => Promise<T>,
  ): Promise<T>;
  /** One transaction without an organisation: allowed only on tables whose policy names the service scope. */
  inService<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Creates or upgrades the schema; safe to call from several processes at once. */
  migrate(): Promise<void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export type OrganisationCaller = Pick<Caller, 'organisationId' | 'userId'>;

export interface DatabaseOptions {
  connectionString: string;
  /** Name of the PostgreSQL schema, and with `kavel_` before it of the role. */
  service: OwnedSchema;
  migrations: Migration[];
  maxConnections?: number;
}

const maxAttempts = 6;
const maxReadLanes = 4;

export function openDatabase<Schema>(options: DatabaseOptions): Database<Schema> {
  const { connectionString, service, migrations, maxConnections = 10 } = options;
  const servicePool = openServicePool(connectionString, maxConnections);
  const { pool, statement } = servicePool;
  const transactionOn = transactionsOn<Schema>(service);
  const lanes = createReadLanes(servicePool, maxReadLanes);

  const transact = async <T>(
    settings: TransactionSettings,
    work: (trx: Transaction<Schema>) => Promise<T>,
  ): Promise<T> => {
    const client = await pool.connect();
    const connection = new TransactionConnection(client, statement, settings);
    try {
      const answer = await work(transactionOn(connection));
      await connection.commit();
      client.release();
      return answer;
    } catch (error) {
      const usable = await connection.rollback().then(
        () => !isStatementLost(error),
        () => false,
      );
      client.release(!usable);
      throw error;
    }
  };

  const scope = ({ organisationId, userId }: OrganisationCaller): TransactionSettings => ({
    organisationId,
    userId,
    scope: 'organisation',
    role: `kavel_${service}`,
  });
  const nobody: TransactionSettings = {
    organisationId: '',
    userId: '',
    scope: 'service',
    role: `kavel_${service}`,
  };
  return {
    inOrganisation: (caller, work) => retrying(() => transact(scope(caller), work)),
    readInOrganisation: (caller, work) => {
      const reader = new ReadConnection(lanes, statement, scope(caller));
      return retrying(() => work(transactionOn(reader)));
    },
    inService: work => retrying(() => transact(nobody, work)),
    migrate: () => migrate(pool, service, migrations),
    ready: () => answers(pool),
    close: () => pool.end(),
  };
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(isRetryable(error) || isStatementLost(error)) || round === maxAttempts) throw error;
      await wait(2 ** round * 5 * (0.5 + Math.random()));
    }
  }
}

async function answers(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}
