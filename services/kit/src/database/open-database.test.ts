import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { startTestDatabase, type TestDatabase, testCaller } from '../testing';
import type { Migration } from './migrate';
import { type Database, openDatabase } from './open-database';
import { organisationTable } from './organisation-table';

interface Schema {
  note: { id: string; organisation_id: string; text: string };
}

const migrations: Migration[] = [
  {
    name: '001-note',
    sql: `create table portfolio.note (id uuid primary key, organisation_id uuid not null, text text not null);
      ${organisationTable({ schema: 'portfolio', table: 'note', grants: ['select', 'insert'] })}`,
  },
];

describe('openDatabase', () => {
  let server: TestDatabase;
  let database: Database<Schema>;
  const open = (list: Migration[]) =>
    openDatabase<Schema>({ connectionString: server.url, service: 'portfolio', migrations: list });

  beforeAll(async () => {
    server = await startTestDatabase();
    database = open(migrations);
    await database.migrate();
  }, 60_000);

  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const addNote = (organisationId: string, text: string) =>
    database.inOrganisation(testCaller({ organisationId }), trx =>
      trx.insertInto('note').values({ id: randomUUID(), organisation_id: organisationId, text }).execute(),
    );
  const readAll = (organisationId: string) =>
    database.inOrganisation(testCaller({ organisationId }), trx =>
      trx.selectFrom('note').select('text').execute(),
    );

  it('shows a query without where its own organisation only', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await addNote(one, 'mine');
    await addNote(other, 'theirs');
    expect(await readAll(one)).toEqual([{ text: 'mine' }]);
    expect(await database.inService(trx => trx.selectFrom('note').selectAll().execute())).toEqual([]);
  });

  it('refuses to write into another organisation', async () => {
    const write = database.inOrganisation(testCaller(), trx =>
      trx.insertInto('note').values({ id: randomUUID(), organisation_id: randomUUID(), text: 'x' }).execute(),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  it('gives the role no more than was granted', async () => {
    const remove = database.inOrganisation(testCaller(), trx => trx.deleteFrom('note').execute());
    await expect(remove).rejects.toThrow(/permission denied/);
    const alter = database.inOrganisation(testCaller(), trx => sql`drop table portfolio.note`.execute(trx));
    await expect(alter).rejects.toThrow(/must be owner/);
  });

  it('leaves no setting of one caller on the connection for the next', async () => {
    const organisationId = randomUUID();
    await addNote(organisationId, 'kept apart');
    const settings = await database.inService(trx =>
      sql<{ organisation: string }>`select current_setting('kavel.organisation_id') as organisation`.execute(
        trx,
      ),
    );
    expect(settings.rows).toEqual([{ organisation: '' }]);
  });

  it('reruns a transaction after a serialisation failure, and gives up on other errors', async () => {
    let rounds = 0;
    const answer = await database.inOrganisation(testCaller(), async trx => {
      rounds += 1;
      if (rounds < 3)
        await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
      return 'done';
    });
    expect([answer, rounds]).toEqual(['done', 3]);

    let failures = 0;
    const broken = database.inOrganisation(testCaller(), trx => {
      failures += 1;
      return sql`select 1 / 0`.execute(trx);
    });
    await expect(broken).rejects.toThrow(/division by zero/);
    expect(failures).toBe(1);
  });

  it('reads without the right to write, each organisation its own rows, with several queries together', async () => {
    const organisationId = randomUUID();
    await addNote(organisationId, 'read');
    const caller = testCaller({ organisationId });
    const texts = (trx: Transaction<Schema>) => trx.selectFrom('note').select('text').execute();
    const both = await database.readInOrganisation(caller, trx => Promise.all([texts(trx), texts(trx)]));
    expect(both).toEqual([[{ text: 'read' }], [{ text: 'read' }]]);
    const write = database.readInOrganisation(caller, trx =>
      trx
        .insertInto('note')
        .values({ id: randomUUID(), organisation_id: organisationId, text: 'x' })
        .execute(),
    );
    await expect(write).rejects.toThrow(/read-only transaction/);
  });

  it('separates parallel callers on few connections, statement after statement', async () => {
    const organisations = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(organisations.map(id => addNote(id, id)));
    for (let round = 0; round < 5; round += 1) {
      const read = await Promise.all(
        organisations.map(organisationId =>
          round % 2 === 0
            ? readAll(organisationId)
            : database.readInOrganisation(testCaller({ organisationId }), trx =>
                trx.selectFrom('note').select('text').execute(),
              ),
        ),
      );
      expect(read).toEqual(organisations.map(text => [{ text }]));
    }
  });

  it('ends the transaction of each read, also of one without values', async () => {
    const one = openDatabase<Schema>({
      connectionString: server.url,
      service: 'portfolio',
      migrations,
      maxConnections: 1,
    });
    const caller = testCaller();
    const row = { id: randomUUID(), organisation_id: caller.organisationId, text: 'after a read' };
    expect(
      await one.readInOrganisation(caller, trx => trx.selectFrom('note').select('id').execute()),
    ).toEqual([]);
    await one.inOrganisation(caller, trx => trx.insertInto('note').values(row).execute());
    expect(await one.readInOrganisation(caller, trx => trx.selectFrom('note').selectAll().execute())).toEqual(
      [row],
    );
    const open = await server.query(
      "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(open).toEqual([]);
    await one.close();
  });

  it('answers parallel readers each with their own rows when one query fails', async () => {
    const organisations = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(organisations.map(id => addNote(id, id)));
    const fails = (index: number) => index % 3 === 0;
    const read = await Promise.all(
      organisations.map((organisationId, index) =>
        database
          .readInOrganisation<unknown>(testCaller({ organisationId }), trx =>
            fails(index) ? sql`select 1 / 0`.execute(trx) : trx.selectFrom('note').select('text').execute(),
          )
          .catch(String),
      ),
    );
    expect(read).toEqual(
      organisations.map((text, index) =>
        fails(index) ? expect.stringContaining('division by zero') : [{ text }],
      ),
    );
    const left = await database.readInOrganisation(testCaller(), trx =>
      trx.selectFrom('note').selectAll().execute(),
    );
    expect(left).toEqual([]);
  });

  it('rolls back the whole transaction when one of several parallel queries fails', async () => {
    const organisationId = randomUUID();
    const write = database.inOrganisation(testCaller({ organisationId }), trx =>
      Promise.all([
        trx
          .insertInto('note')
          .values({ id: randomUUID(), organisation_id: organisationId, text: 'a' })
          .execute(),
        sql`select 1 / 0`.execute(trx),
        trx
          .insertInto('note')
          .values({ id: randomUUID(), organisation_id: organisationId, text: 'b' })
          .execute(),
      ]),
    );
    await expect(write).rejects.toThrow(/division by zero/);
    expect(await readAll(organisationId)).toEqual([]);
  });

  it('prepares statements again for a table that changed since', async () => {
    const caller = testCaller();
    const all = () => database.inOrganisation(caller, trx => trx.selectFrom('note').selectAll().execute());
    for (let round = 0; round < 20; round += 1) await all();
    await server.query('alter table portfolio.note add column added int');
    expect(await all()).toEqual([]);
    await server.query('alter table portfolio.note drop column added');
    expect(await all()).toEqual([]);
  });

  it('applies each migration once, also when two processes start together', async () => {
    const more = [...migrations, { name: '002-once', sql: 'create table portfolio.once (id int)' }];
    const [first, second] = [open(more), open(more)];
    await Promise.all([first.migrate(), second.migrate()]);
    await expect(open(migrations).migrate()).rejects.toThrow(/does not know/);
    await Promise.all([first.close(), second.close()]);
  });

  it('rolls back a migration that fails half-way', async () => {
    const bad = open([
      ...migrations,
      { name: '002-once', sql: '' },
      { name: '003-bad', sql: 'create table portfolio.half (id int); select 1 / 0' },
    ]);
    await expect(bad.migrate()).rejects.toThrow(/division by zero/);
    await bad.close();
    const { rows } = await database.inService(trx =>
      sql<{ half: string | null }>`select to_regclass('portfolio.half')::text as half`.execute(trx),
    );
    expect(rows).toEqual([{ half: null }]);
  });

  it('works for an owner that is not a superuser, and tells one without rights what to request', async () => {
    await server.query("create role builder login createrole password 'x'");
    await server.query('grant kavel_portfolio to builder with admin option');
    await server.query("create role guest login password 'x'");
    await server.query('create database built owner builder');
    await server.query('create database visited');
    const openAs = (account: string, name: string) => {
      const url = new URL(server.url);
      Object.assign(url, { username: account, password: 'x', pathname: `/${name}` });
      return openDatabase<Schema>({ connectionString: url.href, service: 'portfolio', migrations });
    };
    const built = openAs('builder', 'built');
    await built.migrate();
    const rows = await built.inOrganisation(testCaller(), trx =>
      trx.selectFrom('note').selectAll().execute(),
    );
    expect(rows).toEqual([]);
    await built.close();

    const visited = openAs('guest', 'visited');
    await expect(visited.migrate()).rejects.toThrow('create role kavel_portfolio nologin');
    await visited.close();
  });
});
