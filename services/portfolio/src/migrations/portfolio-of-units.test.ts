import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import pg from 'pg';
import { openStore } from '../repositories/store';

const organisation = randomUUID();
const refused = { code: '23503' };

let database: TestDatabase;
let portfolio: string;

beforeAll(async () => {
  database = await startTestDatabase();
  const store = openStore(database.url);
  await store.migrate();
  await store.close();
}, 60_000);
afterAll(() => database.stop());
beforeEach(async () => {
  portfolio = randomUUID();
  await database.query(
    `insert into portfolio.portfolio (organisation_id, id, name, name_key) values ($1, $2, $3, $3)`,
    [organisation, portfolio, `Portefeuille ${portfolio}`],
  );
});

const addUnit = `
  insert into portfolio.unit (organisation_id, portfolio_id, object_id, address_object_data)
  select $1::uuid, unnest($2::uuid[]), '0000010000000001', '{}'`;

test('a unit is only ever in a portfolio of its organisation', async () => {
  const add = (owner: string, ...portfolios: string[]) => database.query(addUnit, [owner, portfolios]);
  await expect(add(organisation, portfolio, randomUUID())).rejects.toMatchObject(refused);
  await expect(add(randomUUID(), portfolio)).rejects.toMatchObject(refused);
  await add(organisation, portfolio);
  const moved = `update portfolio.unit set portfolio_id = $2 where portfolio_id = $1`;
  await expect(database.query(moved, [portfolio, randomUUID()])).rejects.toMatchObject(refused);
});

test('a portfolio with units is not deleted, nor given another id', async () => {
  const remove = 'delete from portfolio.portfolio where id = $1';
  await database.query(addUnit, [organisation, [portfolio]]);
  await expect(database.query(remove, [portfolio])).rejects.toMatchObject(refused);
  const rename = 'update portfolio.portfolio set id = gen_random_uuid() where id = $1';
  await expect(database.query(rename, [portfolio])).rejects.toMatchObject(refused);
  await database.query('delete from portfolio.unit where portfolio_id = $1', [portfolio]);
  await database.query(remove, [portfolio]);
});

test('a portfolio is not deleted by one while another adds units to it', async () => {
  const adding = new pg.Client({ connectionString: database.url });
  await adding.connect();
  try {
    await adding.query('begin');
    await adding.query(addUnit, [organisation, [portfolio]]);
    const removed = database.query('delete from portfolio.portfolio where id = $1', [portfolio]);
    const outcome = expect(removed).rejects.toMatchObject(refused);
    await untilWaiting();
    await adding.query('commit');
    await outcome;
  } finally {
    await adding.end();
  }
});

/** Until somebody waits for a lock. */
async function untilWaiting(): Promise<void> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await database.query(waiting)).length === 0) await new Promise(done => setTimeout(done, 5));
}
