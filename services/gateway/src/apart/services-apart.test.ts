import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  addressOf,
  authApi,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  portfolioApi,
  unitApi,
  valuationApi,
} from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { valuationInnerApi } from '@kavel/contracts/valuations';
import { copyDemo } from '@kavel/demo-data/testing';
import { type Caller, createHttpClient } from '@kavel/service-kit';
import {
  createRemoteClient,
  freePort,
  startTestDatabase,
  type TestDatabase,
  testCaller,
} from '@kavel/service-kit/testing';
import { readEnvironment } from '../environment';
import { remoteStore } from '../testing/remote-store';
import { spawnGateway, untilReady } from '../testing/spawn-gateway';

jest.setTimeout(300_000);

const key = 'a key that both of the processes know';
const root = resolve(__dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'kavel-apart-'));
const processes: ChildProcess[] = [];
let database: TestDatabase;
/** Hosts portfolios, and receives the browser's calls. */
let entry: string;
/** Hosts the catalogue. */
let behind: string;

async function startGateway(port: number, apart: string): Promise<void> {
  const gateway = spawnGateway({
    PORT: String(port),
    DATABASE_URL: database.url,
    KAVEL_DATA: folder,
    KAVEL_REMOTES: join(folder, 'remotes'),
    KAVEL_SERVICES_APART: apart,
    KAVEL_SERVICE_KEY: key,
    LOG_LEVEL: 'silent',
  });
  processes.push(gateway);
  await untilReady(gateway);
}

beforeAll(async () => {
  [database] = await Promise.all([startTestDatabase(), copyDemo({ dataFolder: folder, everyNth: 200 })]);
  const remotes = remoteStore(join(folder, 'remotes'));
  remotes.point(remotes.signed('v1'));
  const [portfolioPort, dataPort] = [await freePort(), await freePort()];
  entry = `http://localhost:${portfolioPort}`;
  behind = `http://localhost:${dataPort}`;
  await startGateway(portfolioPort, `real-estate-data=${behind}`);
  await startGateway(dataPort, `portfolio=${entry}`);
});

afterAll(async () => {
  const running = processes.filter(({ exitCode }) => exitCode === null);
  for (const gateway of running) gateway.kill();
  await Promise.all(running.map(gateway => once(gateway, 'exit')));
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(email: string): Promise<Caller> {
  const browser = createRemoteClient(entry);
  const { access_token: token } = await browser.call(authApi.login, {
    body: { email, password: 'kavel-demo' },
  });
  const { userId } = await browser.call(authApi.userState, {}, testCaller({ token }));
  return testCaller({ token, userId, actorId: userId });
}

test('a user acting on behalf values a portfolio through both, with one audit row per call', async () => {
  const admin = await signIn('admin@kavel.example');
  const { userId } = await signIn('appraiser@kavel.example');
  const browser = createRemoteClient(entry);
  const calls: string[] = [];
  const ask = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointResult<E>> => {
    calls.push(`${endpoint.method} ${addressOf(endpoint)}`);
    return browser.call(endpoint, input, { ...admin, userId });
  };

  const { objects } = await ask(locatorApi.locator, { body: { limit: 4 } });
  const portfolio = await ask(portfolioApi.createPortfolio, { body: { name: 'Namens' } });
  for (const { objectId: numberId } of objects) {
    await ask(unitApi.addUnit, { params: { id: portfolio.id }, body: { numberId } });
  }
  const body = { portfolioId: portfolio.id, name: 'Namens', valueDate: '2026-11-01' };
  const { id } = await ask(valuationApi.createValuation, { body });
  const params = { id };
  const buckets = await ask(valuationApi.suggestedBuckets, { params });
  await ask(valuationApi.saveAddressBuckets, { params, body: buckets });
  const { valuationResults } = await ask(valuationApi.referencesAndValuationResult, { params });
  expect(valuationResults.length).toBeGreaterThan(1);
  expect(await ask(valuationApi.getValuationResults, { params })).toEqual(valuationResults);

  const rows = await database.query<{ call: string; subject_id: string }>(
    'select call, subject_id from auth.acting_audit order by at',
  );
  expect(rows).toEqual(calls.map(call => ({ call, subject_id: userId })));
});

describe('a call between services without a user', () => {
  const body = { valueDate: '2026-11-01', units: [], settings: {}, choices: {} };
  const valueUnits = (withKey: string) =>
    createHttpClient({ origin: behind, key: withKey }).call(valuationInnerApi.valueUnits, { body });

  test('is answered with the shared key', async () => {
    expect(await valueUnits(key)).toMatchObject({ valuationResults: [] });
  });

  test('has no public address, and is refused with another key', async () => {
    const admin = await signIn('admin@kavel.example');
    const asked = createRemoteClient(behind).call(valuationInnerApi.valueUnits, { body }, admin);
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
    await expect(valueUnits(key.toUpperCase())).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('a remote service cannot be configured without a shared key', () => {
  const apart = { KAVEL_SERVICES_APART: 'portfolio=http://10.0.0.2:4000' };
  expect(() => readEnvironment(apart, root)).toThrow('asks for KAVEL_SERVICE_KEY');
  expect(readEnvironment({ ...apart, KAVEL_SERVICE_KEY: key }, root).servicesApart).toEqual({
    origins: { portfolio: 'http://10.0.0.2:4000' },
    key,
  });
  expect(readEnvironment({}, root).servicesApart.origins).toEqual({});
});

test('a process is ready once the services that run apart are; its own parts can be checked separately', async () => {
  const ready = async (address: string) => {
    const answer = await fetch(address);
    const { error } = (await answer.json()) as { error?: { details: { missing: string[] } } };
    return [answer.status, ...(error?.details.missing ?? [])];
  };
  await expect(ready(`${entry}/readyz`)).resolves.toEqual([200]);
  await expect(ready(`${behind}/readyz`)).resolves.toEqual([200]);
  const [, catalogue] = processes;
  catalogue?.kill();
  await once(catalogue ?? process, 'exit');
  await expect(ready(`${entry}/readyz`)).resolves.toEqual([503, 'real-estate-data']);
  await expect(ready(`${entry}/readyz?own`)).resolves.toEqual([200]);
});
