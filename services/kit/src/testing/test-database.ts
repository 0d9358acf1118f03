import { spawnSync } from 'node:child_process';
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
  /** Runs SQL as owner, past row-level security: to look behind the scenes or to let time pass. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** Nothing here has to survive a power cut. */
const quickSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
  max_wal_senders: '0',
};

/** A throwaway PostgreSQL for one test file: a copy of a template that is made once per machine. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = reachableTempFolder();
  copyFolder(await template(), join(folder, 'postgres'));
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: quickSettings });
  const owner = new pg.Pool({ connectionString: server.url, max: 2 });
  owner.on('error', () => undefined);
  return {
    url: server.url,
    query: async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await owner.query<Row>(sql, values)).rows,
    async stop() {
      await owner.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
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

/** Copied by the account that will run it, so that it owns the copy. */
function copyFolder(from: string, to: string): void {
  const user = postgresUser();
  if (user === undefined) {
    cpSync(from, to, { recursive: true });
    return;
  }
  const copied = spawnSync('cp', ['-a', from, to], { ...user, cwd: '/', encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`Could not copy the test database: ${copied.stderr}`);
}
