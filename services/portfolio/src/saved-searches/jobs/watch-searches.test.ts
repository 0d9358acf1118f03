import { catalogueApi, type Endpoint, type EndpointInput, type EndpointResult } from '@kavel/contracts';
import { notificationApi } from '@kavel/contracts/notifications';
import { savedSearchApi } from '@kavel/contracts/saved-searches';
import { transactionApi } from '@kavel/contracts/transactions';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';
import { JobRunner } from '../../jobs';
import { mailNotifications } from '../../notifications/jobs/mail-notifications';
import { openStore, type PortfolioStore } from '../../repositories/store';
import { authClient, mailed, members } from '../../testing/auth-client';
import { type Harness, startHarness } from '../../testing/harness';
import { watchSearches, watchSearchesKind } from './watch-searches';

/** A catalogue of sales that imports change. */
const catalogue = { snapshot: 'S1', sales: ['s2', 's1'], refused: false, askedBy: [] as string[] };
const realEstateData: ServiceClient = {
  async call<E extends Endpoint>(endpoint: E, _: EndpointInput<E>, caller?: Caller) {
    const { snapshot, sales } = catalogue;
    if (endpoint.path === catalogueApi.catalogueStatus.path) return { snapshot } as EndpointResult<E>;
    if (endpoint.path !== transactionApi.transactions.path)
      throw new ServiceError('unavailable', 'No answer');
    catalogue.askedBy.push(caller?.userId ?? '');
    if (catalogue.refused) throw new ServiceError('forbidden', 'Not any more');
    const transactions = sales.map(id => ({ id, address: `Marktzijde ${id}` }));
    return { snapshot, count: sales.length, transactions } as EndpointResult<E>;
  },
};

let harness: Harness;
let store: PortfolioStore;
let caller: Caller;
const perm = ['auth.unrestricted-access-general'] as const;

beforeAll(async () => {
  harness = await startHarness({ realEstateData });
  store = openStore(harness.databaseUrl);
}, 60_000);
afterAll(async () => {
  await store.close();
  await harness.stop();
});
beforeEach(async () => {
  Object.assign(catalogue, { snapshot: 'S1', sales: ['s2', 's1'], refused: false, askedBy: [] });
  caller = await harness.caller({ perm: [...perm] });
  members.set(caller.userId, { name: caller.userName, permissions: [...perm], mailPossible: true });
});

/** Fails by the timeout of the test. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(resolve => setTimeout(resolve, 10));
}

const watch = () =>
  harness.api.call(
    savedSearchApi.createSavedSearch,
    {
      body: {
        ...{ kind: 'transactions', name: 'Koop', address: 't.type=koop', watched: true },
        criteria: { category: 'wonen', propertyType: 'koop' },
      },
    },
    caller,
  );
const search = async () =>
  (await harness.api.call(savedSearchApi.listSavedSearches, { query: {} }, caller))[0];
const notifications = () => harness.api.call(notificationApi.listNotifications, {}, caller);
const looked = (times: number) => until(async () => catalogue.askedBy.length === times);
/** As a new snapshot does, in two processes at once. */
async function wakeTwoRunners(): Promise<void> {
  await harness.query(`update portfolio.job_lease set due_at = now(), holder = null where kind = $1`, [
    watchSearchesKind,
  ]);
  const runners = [0, 1].map(
    () =>
      new JobRunner(store, {
        kinds: [watchSearches({ store, realEstateData, auth: authClient })],
        everyMs: 60_000,
      }),
  );
  for (const runner of runners) runner.start(error => expect(error).toBeUndefined());
  await until(async () => (await resting()) === 1);
  await Promise.all(runners.map(runner => runner.stop()));
}
async function resting(): Promise<number> {
  const [row] = (await harness.query(
    `select count(*)::integer as n from portfolio.job_lease
     where user_id = $1 and holder is null and due_at > now() + interval '1 hour'`,
    [caller.userId],
  )) as { n: number }[];
  return row?.n ?? 0;
}
async function importSales(snapshot: string, ...sales: string[]): Promise<void> {
  Object.assign(catalogue, { snapshot, sales });
  await wakeTwoRunners();
}

test('the first look tells nobody; after an import the user is notified once of what is new', async () => {
  await watch();
  await looked(1);
  await until(async () => (await search())?.seen?.count === 2);
  expect(await notifications()).toEqual([]);
  await importSales('S2', 's3', 's2', 's1');
  const told = { kind: 'watched-search', subject: 'Koop', count: 1, details: ['Marktzijde s3'] };
  const link = '/transactions?t.type=koop&transaction=s3';
  expect(await notifications()).toMatchObject([{ ...told, link, readAt: null }]);
  await wakeTwoRunners();
  expect(await notifications()).toHaveLength(1);
  expect(catalogue.askedBy).toEqual([caller.userId, caller.userId]);
});

test('a user who may not sign in any more, or not see this, is not told; the search says so', async () => {
  await watch();
  await until(async () => (await resting()) === 1);
  const member = members.get(caller.userId);
  members.delete(caller.userId);
  await importSales('S2', 's3', 's2', 's1');
  expect(catalogue.askedBy).toHaveLength(1);
  if (member) members.set(caller.userId, member);
  catalogue.refused = true;
  await wakeTwoRunners();
  expect(await search()).toMatchObject({ problem: 'forbidden', seen: { count: 2 } });
  expect(await notifications()).toEqual([]);
});

test('a deleted search, and one that is not watched any more, is not looked at', async () => {
  const { id } = await watch();
  await until(async () => (await resting()) === 1);
  await harness.api.call(savedSearchApi.deleteSavedSearch, { params: { id } }, caller);
  await importSales('S2', 's3', 's2', 's1');
  expect(catalogue.askedBy).toHaveLength(1);
});

test('notifications are read and unread by their user only, and mailed together where that is chosen', async () => {
  const params = { kind: 'watched-search' } as const;
  const body = { inProduct: true, byMail: true, language: 'en' } as const;
  await harness.api.call(notificationApi.changeNotificationSetting, { params, body }, caller);
  await watch();
  await until(async () => (await resting()) === 1);
  await importSales('S2', 's3', 's2', 's1');
  await importSales('S3', 's5', 's4', 's3', 's2', 's1');

  await harness.query(`update portfolio.job_lease set due_at = now() where kind = 'mail-notifications'`);
  const runner = new JobRunner(store, { kinds: [mailNotifications(store, authClient)], everyMs: 60_000 });
  runner.start(error => expect(error).toBeUndefined());
  await until(async () => mailed.some(({ userId }) => userId === caller.userId));
  await runner.stop();
  expect(mailed.filter(({ userId }) => userId === caller.userId)).toMatchObject([
    { language: 'en', items: [{ text: 'Koop: 1 new result' }, { text: 'Koop: 2 new results' }] },
  ]);

  const unread = async (by = caller) => (await harness.api.call(notificationApi.countUnread, {}, by)).unread;
  const colleague = await harness.caller({ org: caller.organisationId, perm: [...perm] });
  expect([await unread(), await unread(colleague)]).toEqual([2, 0]);
  const id = (await notifications())[0]?.id ?? '';
  const mark = (read: boolean, by = caller) =>
    harness.api.call(notificationApi.readNotification, { params: { id }, body: { read } }, by);
  await expect(mark(true, colleague)).rejects.toMatchObject({ code: 'not-found' });
  await mark(true);
  expect(await unread()).toBe(1);
  await mark(false);
  expect(await unread()).toBe(2);
  await harness.api.call(notificationApi.readAllNotifications, {}, caller);
  expect(await unread()).toBe(0);
});

test('what waits for a mail is not sent any more when mails are switched off', async () => {
  const params = { kind: 'watched-search' } as const;
  const choose = (byMail: boolean) =>
    harness.api.call(
      notificationApi.changeNotificationSetting,
      { params, body: { inProduct: true, byMail } },
      caller,
    );
  await choose(true);
  await watch();
  await until(async () => (await resting()) === 1);
  await importSales('S2', 's3', 's2', 's1');
  await choose(false);
  const waiting = () =>
    harness.query(`select from portfolio.job_lease where kind = 'mail-notifications' and user_id = $1`, [
      caller.userId,
    ]);
  expect(await waiting()).toHaveLength(1);
  await harness.query(`update portfolio.job_lease set due_at = now() where kind = 'mail-notifications'`);
  const runner = new JobRunner(store, { kinds: [mailNotifications(store, authClient)], everyMs: 60_000 });
  runner.start(error => expect(error).toBeUndefined());
  await until(async () => (await waiting()).length === 0);
  await runner.stop();
  expect(mailed.filter(({ userId }) => userId === caller.userId)).toEqual([]);
  expect(await notifications()).toHaveLength(1);
});

test('where nothing is wanted, nothing is kept', async () => {
  const params = { kind: 'watched-search' } as const;
  const body = { inProduct: false, byMail: false };
  await harness.api.call(notificationApi.changeNotificationSetting, { params, body }, caller);
  const settings = await harness.api.call(notificationApi.listNotificationSettings, {}, caller);
  expect(settings.settings[0]).toEqual({ kind: 'watched-search', ...body });
  expect(settings.mailPossible).toBe(true);
  await watch();
  await until(async () => (await resting()) === 1);
  await importSales('S2', 's3', 's2', 's1');
  expect(await notifications()).toEqual([]);
});
