import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, type Endpoint, fillPath, type PermissionKey, permissionKeys } from '@kavel/contracts';
import { copyDemo } from '@kavel/demo-data/testing';
import { errorStatuses } from '@kavel/service-kit';
import { startTestDatabase } from '@kavel/service-kit/testing';
import { readEnvironment } from '../environment';
import { compose } from '../start';
import { fixtures } from './fixtures';
import { nameOf, organisationOf } from './organisation';
import type { Ask, Organisation } from './types';

/** Kavel as composed by the gateway, with two separate organisations. */
export interface World {
  endpoints: Endpoint[];
  /** A user of a new organisation, with every permission. */
  organisation(options?: { platform?: boolean }): Promise<Organisation>;
  /** A colleague with these permissions only. */
  colleague(
    of: Pick<Organisation, 'organisationId'>,
    permissions: readonly PermissionKey[],
  ): Promise<{ userId: string; ask: Ask }>;
  /** A colleague with every permission and objects of their own. */
  person(of: Pick<Organisation, 'organisationId'>): Promise<Organisation>;
  /** A demo account. */
  signIn(email: string): Promise<Ask>;
  nobody: Ask;
  /** Responses missing in the API description, as `404 GET /api/…`. */
  undescribed: Set<string>;
  /** SQL as owner. */
  administer(sql: string): Promise<unknown>;
  stop(): Promise<void>;
}

const password = 'kavel-demo';

export async function startWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'kavel-matrix-'));
  const [database] = await Promise.all([
    startTestDatabase(),
    copyDemo({ dataFolder: folder, everyNth: 200 }),
  ]);
  const environment = readEnvironment({ KAVEL_DATA: folder, LOG_LEVEL: 'silent' }, folder);
  const { gateway, services } = compose(
    environment,
    { url: database.url, stop: async () => undefined },
    folder,
  );
  for (const service of services) await service.migrate?.();
  await gateway.ready();
  gateway.log.level = environment.logLevel;
  const endpoints = services.flatMap(service => service.endpoints);
  const undescribed = new Set<string>();

  const as =
    (token: string | undefined): Ask =>
    async (endpoint, { params, query, body }, actingFor) => {
      const search = new URLSearchParams();
      for (const [key, value] of Object.entries({ ...query, ...(actingFor && { userId: actingFor }) })) {
        search.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
      }
      const answer = await gateway.inject({
        method: endpoint.method,
        url: `${fillPath(addressOf(endpoint), params)}?${search}`,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...fixtures[nameOf(endpoint)]?.headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const status = answer.statusCode;
      if (status >= 400 && status < 500 && !errorStatuses(endpoint).includes(status)) {
        undescribed.add(`${status} ${nameOf(endpoint)}`);
      }
      return {
        status,
        type: String(answer.headers['content-type']),
        text: answer.payload,
      };
    };

  const signIn = async (email: string): Promise<Ask> => {
    const answer = await gateway.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
    });
    if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.payload}`);
    return as(answer.json().result.access_token);
  };
  const mailOf = (userId: string) => `${userId}@kavel.example`;

  const addUser = async (organisationId: string, permissions: readonly PermissionKey[], name: string) => {
    const userId = randomUUID();
    const email = mailOf(userId);
    await database.query(
      `insert into auth.user_account (id, organisation_id, email, name, password_hash, permissions)
       select $1, $2, $3, $4, password_hash, $5 from auth.user_account where demo limit 1`,
      [userId, organisationId, email, name, permissions],
    );
    return { userId, ask: await signIn(email) };
  };

  let objectId: string | undefined;
  let transactionId: string | undefined;
  const personIn = async (organisationId: string, marker: string) => {
    const user = await addUser(organisationId, permissionKeys, marker);
    objectId ??= await anObject(endpoints, user.ask);
    transactionId ??= await aTransaction(endpoints, user.ask);
    const person = {
      ...user,
      marker,
      organisationId,
      objectId,
      transactionId,
      signInAgain: async () => void (await signIn(mailOf(user.userId))),
      colleague: async () => (await addUser(organisationId, [], `${marker} collega`)).userId,
    };
    return organisationOf(person, endpoints);
  };

  return {
    endpoints,
    async organisation({ platform = false } = {}) {
      const organisationId = randomUUID();
      const marker = `Geheim ${organisationId.slice(0, 8)}`;
      await database.query('insert into auth.organisation (id, name, platform) values ($1, $2, $3)', [
        organisationId,
        marker,
        platform,
      ]);
      return personIn(organisationId, marker);
    },
    person: ({ organisationId }) => personIn(organisationId, `Geheim ${randomUUID().slice(0, 8)}`),
    colleague: ({ organisationId }, permissions) => addUser(organisationId, permissions, 'Collega'),
    signIn,
    nobody: as(undefined),
    undescribed,
    administer: sql => database.query(sql),
    async stop() {
      await gateway.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function anObject(endpoints: readonly Endpoint[], ask: Ask): Promise<string> {
  const locator = endpoints.find(({ path }) => path === '/locator');
  if (locator === undefined) throw new Error('There is no locator to find an object with');
  const { text } = await ask(locator, { params: {}, query: {}, body: { limit: 1 } });
  return JSON.parse(text).result.objects[0].objectId;
}

async function aTransaction(endpoints: readonly Endpoint[], ask: Ask): Promise<string> {
  const list = endpoints.find(({ path }) => path === '/transactions');
  if (list === undefined) throw new Error('There is no list to find a transaction in');
  const transactionDate = { from: '2000-01-01', to: '2100-01-01' };
  const filter = { category: 'wonen', propertyType: 'koop', transactionDate };
  const { text } = await ask(list, { params: {}, query: {}, body: { filter, limit: 1 } });
  return JSON.parse(text).result.transactions[0].id;
}
