import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import { openStore } from '../repositories/store';
import { migrations } from '.';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
}, 60_000);
afterAll(() => database.stop());

test('portfolios from before keep their sharing, and new ones are shared with nobody', async () => {
  const organisation = randomUUID();
  const insert = (name: string) =>
    database.query('insert into portfolio.portfolio (organisation_id, name, name_key) values ($1, $2, $2)', [
      organisation,
      name,
    ]);
  const later = migrations.splice(migrations.findIndex(({ name }) => name === '034-private-by-default'));
  await migrated();
  await insert('oud');
  migrations.push(...later);
  await migrated();
  await insert('nieuw');
  const sql =
    'select name, organisation_access from portfolio.portfolio where organisation_id = $1 order by name';
  expect(await database.query(sql, [organisation])).toEqual([
    { name: 'nieuw', organisation_access: 'none' },
    { name: 'oud', organisation_access: 'edit' },
  ]);
});

async function migrated(): Promise<void> {
  const store = openStore(database.url);
  await store.migrate();
  await store.close();
}
