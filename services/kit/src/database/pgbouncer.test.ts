import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresUser } from '../postgres/os-user';
import { freePort } from '../postgres/server-process';
import { startTestDatabase, type TestDatabase, testCaller } from '../testing';
import { openDatabase } from './open-database';
import { organisationTable } from './organisation-table';

const program = '/usr/sbin/pgbouncer';

interface Schema {
  note: { id: string; organisation_id: string };
}

const migrations = [
  {
    name: '001-note',
    sql: `create table portfolio.note (id uuid primary key, organisation_id uuid not null);
      ${organisationTable({ schema: 'portfolio', table: 'note', grants: ['select', 'insert'] })}`,
  },
];

/** Run all suites behind it with `node --import tsx tools/databases/main.ts pgbouncer`. */
const installed = existsSync(program);
if (!installed) console.warn(`skipped: ${program} is not installed`);
(installed ? describe : describe.skip)('behind pgbouncer in transaction mode', () => {
  let server: TestDatabase;
  let pooler: ChildProcess;
  let folder: string;
  let url: URL;

  beforeAll(async () => {
    server = await startTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'kavel-pgbouncer-'));
    const port = await freePort();
    const { hostname, port: behind, username, password } = new URL(server.url);
    // A server with trust authentication has no password, and pgbouncer refuses to start with an empty one.
    const secret = password === '' ? '' : ` password=${password}`;
    const settings = join(folder, 'pgbouncer.ini');
    writeFileSync(
      settings,
      `[databases]
* = host=${hostname} port=${behind} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
    );
    const account = postgresUser();
    for (const path of [folder, settings]) if (account) chownSync(path, account.uid, account.gid);
    pooler = spawn(program, ['-q', settings], { ...account, cwd: folder, stdio: 'ignore' });
    url = new URL(server.url);
    url.port = String(port);
    await untilAnswering(url.href, pooler);
  });

  afterAll(async () => {
    const gone = once(pooler, 'exit');
    pooler.kill('SIGTERM');
    await gone;
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps organisations apart on connections that every transaction shares', async () => {
    const database = openDatabase<Schema>({ connectionString: url.href, service: 'portfolio', migrations });
    await database.migrate();
    const organisations = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(
      organisations.map(organisationId =>
        database.inOrganisation(testCaller({ organisationId }), trx =>
          trx.insertInto('note').values({ id: randomUUID(), organisation_id: organisationId }).execute(),
        ),
      ),
    );
    for (let round = 0; round < 6; round += 1) {
      const read = round % 2 === 0 ? database.inOrganisation : database.readInOrganisation;
      const rows = await Promise.all(
        organisations.map(organisationId =>
          read(testCaller({ organisationId }), trx =>
            trx.selectFrom('note').select('organisation_id').execute(),
          ),
        ),
      );
      expect(rows).toEqual(organisations.map(organisation_id => [{ organisation_id }]));
    }
    await database.close();
  });
});

async function untilAnswering(url: string, pooler: ChildProcess): Promise<void> {
  for (;;) {
    if (pooler.exitCode !== null) throw new Error(`pgbouncer ended with ${pooler.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return;
    await wait(50);
  }
}
