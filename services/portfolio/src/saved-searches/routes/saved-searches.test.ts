import {
  type NewSavedSearch,
  type SavedSearchKind,
  savedSearchApi,
  savedSearchLimits,
} from '@kavel/contracts/saved-searches';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ perm: ['auth.locator'] });
});

const search: NewSavedSearch = {
  ...{ kind: 'locator', name: 'Kantoren', address: 'fn=kantoor', watched: false },
  criteria: { functions: ['kantoorfunctie'] },
};
const create = (changes: Partial<NewSavedSearch> = {}, by = caller) =>
  harness.api.call(savedSearchApi.createSavedSearch, { body: { ...search, ...changes } }, by);
const list = (by = caller, kind: SavedSearchKind = 'locator') =>
  harness.api.call(savedSearchApi.listSavedSearches, { query: { kind } }, by);
const namesOf = async (by = caller) => (await list(by)).map(({ name }) => name);
const change = (id: string, body: object, by = caller) =>
  harness.api.call(savedSearchApi.changeSavedSearch, { params: { id }, body }, by);
const remove = (id: string, by = caller) =>
  harness.api.call(savedSearchApi.deleteSavedSearch, { params: { id } }, by);
const restore = (id: string, by = caller) =>
  harness.api.call(savedSearchApi.restoreSavedSearch, { params: { id } }, by);

test('a search is kept, renamed, replaced, deleted and restored; its name may hold emoji and quotes', async () => {
  const { id } = await create({ name: ' 🏢 "Zuidas" & \'<b>\' ' });
  expect(await namesOf()).toEqual(['🏢 "Zuidas" & \'<b>\'']);
  expect(await change(id, { name: 'Zuidas' })).toMatchObject({ name: 'Zuidas', address: 'fn=kantoor' });
  const address = 'fn=winkel';
  const replaced = { address, criteria: { functions: ['winkelfunctie'] } };
  expect(await change(id, replaced)).toMatchObject({ address, watchable: true, seen: null });
  await remove(id);
  expect(await namesOf()).toEqual([]);
  await restore(id);
  expect(await namesOf()).toEqual(['Zuidas']);
});

test('a name is taken once a kind, also for a rename and a restore', async () => {
  const { id } = await create();
  await expect(create({ name: 'KANTOREN' })).rejects.toMatchObject({ code: 'name-taken' });
  await create({ kind: 'transactions', criteria: { category: 'wonen' } });
  const other = await create({ name: 'Winkels' });
  await expect(change(other.id, { name: 'kantoren' })).rejects.toMatchObject({ code: 'name-taken' });
  await remove(id);
  await create();
  await expect(restore(id)).rejects.toMatchObject({ code: 'name-taken' });
});

test('a user sees own searches and those that colleagues share, and changes own ones only', async () => {
  const { id } = await create();
  const colleague = await harness.caller({ org: caller.organisationId, perm: ['auth.locator'] });
  const other = await harness.caller({ perm: ['auth.locator'] });
  expect(await namesOf(colleague)).toEqual([]);
  await change(id, { shared: true });
  expect(await list(colleague)).toMatchObject([{ name: 'Kantoren', owner: { userId: caller.userId } }]);
  expect(await namesOf(other)).toEqual([]);
  for (const by of [colleague, other]) {
    const attempts = [remove(id, by), restore(id, by), change(id, { name: 'x' }, by)];
    await Promise.all(attempts.map(attempt => expect(attempt).rejects.toMatchObject({ code: 'not-found' })));
  }
  await remove(id);
  expect(await namesOf(colleague)).toEqual([]);
});

test('criteria are those of the page; a search without any cannot be watched', async () => {
  await expect(create({ criteria: { functions: ['kasteel'] } })).rejects.toMatchObject({
    code: 'bad-request',
    details: [{ field: 'body.criteria.functions.0' }],
  });
  await expect(create({ criteria: null, watched: true })).rejects.toMatchObject({ code: 'unprocessable' });
  const { id, watchable } = await create({ criteria: null });
  expect(watchable).toBe(false);
  await expect(change(id, { watched: true })).rejects.toMatchObject({ code: 'unprocessable' });
  expect(await change(id, { address: 'fn=winkel', criteria: {}, watched: true })).toMatchObject({
    watched: true,
  });
  expect(await change(id, { address: 'work=1', criteria: null })).toMatchObject({ watched: false });
});

test('a travel time is kept, but has nothing to watch', async () => {
  const travel = { kind: 'travel-time', address: 'origin=5.97000_52.21000_bike_from_15' } as const;
  await expect(create({ ...travel, criteria: {} })).rejects.toMatchObject({ code: 'bad-request' });
  expect(await create({ ...travel, criteria: null })).toMatchObject({
    kind: 'travel-time',
    watchable: false,
  });
  expect(await list(caller, 'travel-time')).toHaveLength(1);
  expect(await namesOf()).toEqual([]);
});

test.each([
  { name: '' },
  { address: '' },
  { address: 'fn=a b' },
  { address: `fn=${'a'.repeat(savedSearchLimits.address)}` },
  { criteria: { municipalities: Array.from({ length: 2_000 }, () => 'GM0200') } },
])('a search with %j is refused', async changes => {
  await expect(create(changes)).rejects.toMatchObject({ code: 'bad-request' });
});

test('a user keeps a limited number of searches', async () => {
  const { id } = await create();
  await harness.query(
    `insert into portfolio.saved_search (organisation_id, owner_id, owner_name, kind, name, name_key, address)
     select organisation_id, owner_id, owner_name, kind, 'n' || n, 'n' || n, address
     from portfolio.saved_search, generate_series(2, ${savedSearchLimits.perUser}) n where id = $1`,
    [id],
  );
  await expect(create({ name: 'Nog een' })).rejects.toMatchObject({ code: 'conflict' });
});
