import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Connection string, as owner of the database. */
  url: string;
  /** Runs SQL as owner, past row-level security: to check stored rows or to simulate elapsed time. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Removes the database. */
  stop(): Promise<void>;
}

/** Tables that many test files begin with. */
export interface Prepared {
  /** Names them on the server: letters only. */
  name: string;
  /** Makes them in an empty database and closes its connections. */
  prepare(url: string): Promise<void>;
}

/**
 * A throwaway database for one test file, empty or prepared, on the server of this run of Jest
 * (`tools/jest/shared-server.ts`), or on that of `KAVEL_TEST_DATABASE_URL`, whose account may create databases.
 */
export async function startTestDatabase(prepared?: Prepared): Promise<TestDatabase> {
  const server = process.env.KAVEL_TEST_DATABASE_URL ?? process.env.KAVEL_TEST_SERVER_URL;
  if (server === undefined) throw new Error('A test database exists in a test of the services only');
  const name = `kavel_test_${randomUUID().replaceAll('-', '')}`;
  const url = inDatabase(server, name);
  if (prepared === undefined) await administer(server, `create database ${name}`);
  else await copyPrepared(server, name, prepared);
  return opened(url, () => administer(server, `drop database ${name} with (force)`));
}

/** Prepares one original for all test files of the run, and copies it. */
async function copyPrepared(server: string, name: string, prepared: Prepared): Promise<void> {
  // A connection that a pooler keeps to the original would forbid the copy.
  if (process.env.KAVEL_TEST_DATABASE_URL !== undefined) {
    await administer(server, `create database ${name}`);
    return prepared.prepare(inDatabase(server, name));
  }
  const original = `kavel_prepared_${prepared.name}`;
  await onServer(server, async client => {
    await client.query('select pg_advisory_lock(hashtext($1))', [original]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [original]);
    if (rowCount === 0) {
      // Has its name only when it is complete: a preparation that failed is not copied.
      await client.query(`drop database if exists ${original}_draft`);
      await client.query(`create database ${original}_draft`);
      await prepared.prepare(inDatabase(server, `${original}_draft`));
      await client.query(`alter database ${original}_draft rename to ${original}`);
    }
    await client.query('select pg_advisory_unlock(hashtext($1))', [original]);
    await client.query(`create database ${name} template ${original}`);
  });
}

function inDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function administer(server: string, sql: string): Promise<unknown> {
  return onServer(server, client => client.query(sql));
}

async function onServer<T>(server: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function opened(url: string, remove: () => Promise<unknown>): TestDatabase {
  const owner = new pg.Pool({ connectionString: url, max: 2 });
  owner.on('error', () => undefined);
  return {
    url,
    query: async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await owner.query<Row>(sql, values)).rows,
    async stop() {
      await owner.end();
      await remove();
    },
  };
}
