import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { authApi, catalogueApi, type Endpoint, type EndpointResult } from '@kavel/contracts';
import { type MarketAnswer, type MarketOverview, marketApi } from '@kavel/contracts/market';
import { notificationApi } from '@kavel/contracts/notifications';
import { savedSearchApi } from '@kavel/contracts/saved-searches';
import { transactionApi } from '@kavel/contracts/transactions';
import { type AuthService, defineAuthService } from '@kavel/service-auth';
import { startTestMailServer, type TestMailServer } from '@kavel/service-auth/testing';
import { createInProcessClient, hostServices, type ServiceClient, ServiceError } from '@kavel/service-kit';
import { createOutsideClient, startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import { defaultFileSettings, definePortfolioService } from '@kavel/service-portfolio';
import type { FastifyInstance } from 'fastify';

const origin = 'https://kavel.test';

/** A catalogue of sales that an import changes, and the change of the price index on a year in each quarter. */
const catalogue = { snapshot: 'S1', sales: ['1'], index: [2, null] as (number | null)[] };
const realEstateData: ServiceClient = {
  async call<E extends Endpoint>(endpoint: E) {
    const { snapshot, sales } = catalogue;
    if (endpoint.path === catalogueApi.catalogueStatus.path) return { snapshot } as EndpointResult<E>;
    if (endpoint.path === marketApi.marketOverview.path) return overview as EndpointResult<E>;
    if (endpoint.path === marketApi.marketFigures.path) return marketAnswer() as EndpointResult<E>;
    if (endpoint.path !== transactionApi.transactions.path)
      throw new ServiceError('unavailable', 'No answer');
    const transactions = sales.map(id => ({ id, address: `Marktzijde ${id}` }));
    return { snapshot, count: sales.length, transactions } as EndpointResult<E>;
  },
};

const overview: MarketOverview = {
  ...{ snapshot: 'S1', rents: null, series: [], provincies: [], only: null },
  sales: { from: '2020-01', to: '2026-06', count: 900, fictional: false },
};
const marketAnswer = (): MarketAnswer => ({
  ...{ snapshot: catalogue.snapshot, grain: 'quarter', periods: ['2026-Q1', '2026-Q2'], labels: [] },
  ...{ indexBase: null, coarser: [] },
  areas: [{ code: 'GM0363', level: 'gemeente', name: 'Amsterdam', gemeente: 'Amsterdam' }],
  lines: [
    {
      ...{ figure: 'priceIndex', area: 'GM0363', basis: 'sales', values: [100, null], n: [30, null] },
      ...{ onPeriod: [null, null], onYear: catalogue.index, origins: [], links: [], fictional: false },
    },
  ],
});

let mail: TestMailServer;
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  [mail, database] = await Promise.all([startTestMailServer(), startTestDatabase()]);
  const auth: AuthService = defineAuthService({
    databaseUrl: database.url,
    production: false,
    mail: { smtpUrl: mail.url, from: 'Kavel <noreply@kavel.test>', origin },
  });
  const portfolio = definePortfolioService({
    connectionString: database.url,
    realEstateData,
    auth: createInProcessClient(() => app),
    reports: realEstateData,
    files: { ...defaultFileSettings, address: join(tmpdir(), 'kavel-no-files') },
  });
  await auth.migrate?.();
  await portfolio.migrate?.();
  app = hostServices([auth, portfolio], auth);
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
  await mail.stop();
});

/** Fails by the timeout of the test. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(resolve => setTimeout(resolve, 10));
}

test('what an import brought to a watched search and a watched dashboard is told and mailed to its user, with links', async () => {
  const api = createOutsideClient(() => app);
  const body = { email: 'manager@kavel.example', password: 'kavel-demo' };
  const { access_token: token } = await api.call(authApi.login, { body });
  const caller = {
    token,
    userId: '',
    actorId: '',
    userName: '',
    actorName: '',
    organisationId: '',
    permissions: [],
  };
  await api.call(
    notificationApi.changeNotificationSetting,
    { params: { kind: 'watched-search' }, body: { inProduct: true, byMail: true, language: 'de' } },
    caller,
  );
  const name = 'Villa’s “Noord” 🏡';
  const { id } = await api.call(
    savedSearchApi.createSavedSearch,
    {
      body: {
        ...{ kind: 'transactions', name, address: 't.type=koop', watched: true },
        criteria: { category: 'wonen', propertyType: 'koop' },
      },
    },
    caller,
  );
  await api.call(
    savedSearchApi.createSavedSearch,
    {
      body: {
        ...{ kind: 'market', name: 'Hoofdstad', address: 'areas=GM0363&alert=5', watched: true },
        criteria: { areas: ['GM0363'], grain: 'quarter', atLeast: 5 },
      },
    },
    caller,
  );
  const seen = async () =>
    (await api.call(savedSearchApi.listSavedSearches, { query: {} }, caller)).map(one => one.seen?.count);
  await until(async () => isDeepStrictEqual((await seen()).sort(), [0, 1]));

  /** Jobs wait for a snapshot, and a mail for ten minutes; a change to the search wakes those that are due. */
  const letDue = async (kind: string) => {
    await database.query('update portfolio.job_lease set due_at = now() where kind = $1', [kind]);
    await api.call(savedSearchApi.changeSavedSearch, { params: { id }, body: { name } }, caller);
  };
  Object.assign(catalogue, { snapshot: 'S2', sales: ['2', '1'], index: [2, -7.5] });
  await letDue('watch-searches');
  await until(async () => (await api.call(notificationApi.countUnread, {}, caller)).unread === 2);
  const told = await api.call(notificationApi.listNotifications, {}, caller);
  expect(told.find(({ subject }) => subject === 'Hoofdstad')).toMatchObject({
    ...{ count: 1, details: ['Amsterdam 2026-Q2: −7.5 %'], link: '/market?areas=GM0363&alert=5' },
  });
  expect(mail.mails).toEqual([]);
  await letDue('mail-notifications');
  await until(() => mail.mails.length > 0);

  expect(mail.mails).toHaveLength(1);
  const [sent = ''] = mail.mails;
  expect(sent).toContain('To: manager@kavel.example');
  expect(sent).toContain(': 1 neues Ergebnis');
  expect(sent).toContain(`${origin}/transactions?t.type=koop&transaction=2`);
  expect(sent).toContain('Hoofdstad: 1 neues Ergebnis');
  expect(sent).toContain(`${origin}/market?areas=GM0363&alert=5`);
  expect(sent).toContain(`${origin}/notifications`);
});
