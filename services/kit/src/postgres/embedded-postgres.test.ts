import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isDatabaseAway, openDatabase } from '../database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres';

/** Like `mktemp -d`: closed to PostgreSQL's own account when we are root. */
let folder: string;
let server: EmbeddedPostgres;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-cluster-'));
});

afterAll(async () => {
  await server.stop();
  rmSync(server.folder, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const start = () => startEmbeddedPostgres({ folder: join(folder, 'postgres') });
/** As the gateway does. */
const open = () => openDatabase({ connectionString: server.socketUrl, service: 'auth', migrations: [] });
const postmaster = () =>
  Number(readFileSync(join(server.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
  }
}

describe('embedded PostgreSQL', () => {
  it('starts in any folder and keeps its password private', async () => {
    server = await start();
    expect(statSync(join(server.folder, 'password')).mode & 0o777).toBe(0o600);
    for (const connectionString of [server.url, server.socketUrl]) {
      const database = openDatabase({ connectionString, service: 'auth', migrations: [] });
      expect(await database.ready()).toBe(true);
      await database.close();
    }
  }, 60_000);

  it('keeps data across a restart', async () => {
    const first = open();
    await first.migrate();
    await first.close();
    await server.stop();
    server = await start();
    const again = openDatabase<{ migration: { name: string } }>({
      connectionString: server.socketUrl,
      service: 'auth',
      migrations: [],
    });
    expect(await again.ready()).toBe(true);
    await again.migrate();
    await again.close();
  }, 60_000);

  it('restarts after its server was killed, and the connections of a running service recover', async () => {
    const database = open();
    await database.migrate();
    const ask = () => database.inService(trx => sql`select 1`.execute(trx));
    await ask();
    process.kill(postmaster(), 'SIGKILL');
    const failures: unknown[] = [];
    await until(async () =>
      ask()
        .then(() => failures.length > 0)
        .catch(error => failures.push(error) === 0),
    );
    expect(failures.filter(failure => !isDatabaseAway(failure))).toEqual([]);
    await database.close();
  }, 60_000);
});
