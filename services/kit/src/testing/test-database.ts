import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres';
import { postgresUser } from '../postgres/os-user';
import { own } from '../postgres/place';

export interface TestDatabase {
  /** Connection string, as owner of an empty database. */
  url: string;
  /** Runs SQL as owner, past row-level security: to check stored rows or to simulate elapsed time. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Removes the database, and its server when that is its own. */
  stop(): Promise<void>;
}

/** Test data need not survive a power cut. */
const quickSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
  max_wal_senders: '0',
};

/**
 * A throwaway PostgreSQL for one test file: a copy of a template that is created once per machine. With
 * `KAVEL_TEST_DATABASE_URL` (of an account that may create databases) an empty database on that server instead.
 */
export function startTestDatabase(): Promise<TestDatabase> {
  const elsewhere = process.env.KAVEL_TEST_DATABASE_URL;
  return elsewhere === undefined ? startOwnServer() : makeDatabaseAt(elsewhere);
}

async function startOwnServer(): Promise<TestDatabase> {
  const folder = reachableTempFolder();
  copyFolder(await template(), join(folder, 'postgres'));
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: quickSettings });
  return opened(server.url, async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
}

async function makeDatabaseAt(server: string): Promise<TestDatabase> {
  const name = `kavel_test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return opened(url.href, () => administer(`drop database ${name} with (force)`));
}

function opened(url: string, remove: () => Promise<void>): TestDatabase {
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

async function template(): Promise<string> {
  const ready = join(tmpdir(), `kavel-test-template-18-${process.getuid?.() ?? 0}`);
  if (existsSync(ready)) return ready;
  const folder = reachableTempFolder();
  const made = join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ folder: made, settings: quickSettings });
  await server.stop();
  try {
    renameSync(made, ready);
  } catch (error) {
    if (!existsSync(ready)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return ready;
}

function reachableTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kavel-test-'));
  own(folder, postgresUser());
  return folder;
}

/** Copied by the account that runs it, so that it owns the copy. */
function copyFolder(from: string, to: string): void {
  const user = postgresUser();
  if (user === undefined) {
    cpSync(from, to, { recursive: true });
    return;
  }
  const copied = spawnSync('cp', ['-a', from, to], { ...user, cwd: '/', encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`Could not copy the test database: ${copied.stderr}`);
}
