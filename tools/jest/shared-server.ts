import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@kavel/service-kit/postgres';

/** Test data need not survive a power cut; each worker may run several services. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_senders: '0',
  max_connections: '400',
};

let running: { server: EmbeddedPostgres; folder: string } | undefined;

/** Starts the PostgreSQL on which each test file makes databases of its own; gives its connection string. */
export async function startSharedServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kavel-test-server-'));
  const server = await startEmbeddedPostgres({ folder, settings });
  running = { server, folder };
  return server.url;
}

export async function stopSharedServer(): Promise<void> {
  if (running === undefined) return;
  await running.server.stop();
  rmSync(running.folder, { recursive: true, force: true });
}
