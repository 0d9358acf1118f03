import { authApi, portfolioApi } from '@kavel/contracts';
import { type Grant, managementApi } from '@kavel/contracts/management';
import { hostServices, route, type ServiceDefinition } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { defineAuthService } from '../define-auth-service';
import { type AuthHarness, type SignedIn, startAuth } from '../testing';

/** Represents any call of any service. */
const { listPortfolios } = portfolioApi;
const elsewhere: ServiceDefinition = {
  name: 'portfolio',
  endpoints: [listPortfolios],
  routes: app => route(app, listPortfolios, async () => []),
  ready: async () => true,
  close: async () => undefined,
};

let auth: AuthHarness;
/** The process in which permissions change, and another one on the same database. */
let here: FastifyInstance;
let other: FastifyInstance;
let admin: SignedIn;
let appraiser: SignedIn;

beforeAll(async () => {
  auth = await startAuth();
  here = hostServices([elsewhere], auth.auth);
  const second = defineAuthService({ databaseUrl: auth.database.url, production: false });
  other = hostServices([second, elsewhere], second);
  await other.ready();
  admin = await auth.signIn('admin');
}, 60_000);
afterAll(async () => {
  await here.close();
  await other.close();
  await auth.stop();
});
beforeEach(async () => {
  await change({ roleId: 'portfolio-manager' });
  appraiser = await auth.signIn('appraiser');
});

const inHouse = async () => {
  const { sub: userId, org: organisationId } = (appraiser ?? (await auth.signIn('appraiser'))).claims;
  return { params: { userId }, query: { organisationId } };
};
const change = async (grant: Grant) =>
  auth.ask(managementApi.changeUser, { ...(await inHouse()), body: { grant } }, admin.access_token);
const setActive = async (active: boolean) =>
  auth.ask(managementApi.setUserActive, { ...(await inHouse()), body: { active } }, admin.access_token);

const statusAt = async (app: FastifyInstance, { access_token } = appraiser) => {
  const headers = { authorization: `Bearer ${access_token}` };
  return (await app.inject({ url: '/api/portfolio/portfolios', headers })).statusCode;
};
async function until(status: number): Promise<void> {
  while ((await statusAt(other)) !== status) await new Promise(resolve => setTimeout(resolve, 50));
}

it('removes a permission from existing tokens at the next call, and gives it back', async () => {
  expect([await statusAt(here), await statusAt(other)]).toEqual([200, 200]);
  await change({ permissions: ['auth.locator'] });
  expect(await statusAt(here)).toBe(403);
  await until(403);
  await change({ roleId: 'portfolio-manager' });
  expect(await statusAt(here)).toBe(200);
  await until(200);
});

it('ends the tokens of a deactivated user, who signs in again once activated', async () => {
  await setActive(false);
  expect(await statusAt(here)).toBe(401);
  await until(401);
  await setActive(true);
  expect(await statusAt(here)).toBe(401);
  expect(await statusAt(here, await auth.signIn('appraiser'))).toBe(200);
});

it('ends the tokens of one session, by an administrator or at logout, and of no other', async () => {
  const second = await auth.signIn('appraiser');
  const { query } = await inHouse();
  const params = { sessionId: appraiser.claims.sid ?? '' };
  await auth.ask(managementApi.endSession, { params, query }, admin.access_token);
  expect([await statusAt(here), await statusAt(here, second)]).toEqual([401, 200]);
  await until(401);
  await auth.ask(authApi.logout, { body: { refresh_token: second.refresh_token } });
  expect(await statusAt(here, second)).toBe(401);
});

it('removes permissions that a role no longer grants', async () => {
  const { query } = await inHouse();
  const role = { name: 'Kijker', permissions: ['auth.portfolio-hub' as const] };
  const { result } = await auth.ask(managementApi.createRole, { query, body: role }, admin.access_token);
  await change({ roleId: result.id });
  expect(await statusAt(here)).toBe(200);
  const less = {
    params: { roleId: result.id },
    query,
    body: { ...role, permissions: ['auth.locator' as const] },
  };
  await auth.ask(managementApi.changeRole, less, admin.access_token);
  expect(await statusAt(here)).toBe(403);
});

it('is known to a process that starts after the change', async () => {
  await change({ permissions: ['auth.locator'] });
  const late = defineAuthService({ databaseUrl: auth.database.url, production: false });
  await expect(late.verifyToken(appraiser.access_token)).resolves.toMatchObject({ perm: ['auth.locator'] });
  await late.close();
});
