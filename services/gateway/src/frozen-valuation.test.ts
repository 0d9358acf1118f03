import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portfolioApi, unitApi, type ValuationStatus, valuationApi } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { accountApi } from '@kavel/contracts/management';
import {
  type Caller,
  createInProcessClient,
  hostServices,
  type ServiceClient,
  ServiceError,
} from '@kavel/service-kit';
import {
  createTestIssuer,
  startTestDatabase,
  type TestDatabase,
  type TestIssuer,
} from '@kavel/service-kit/testing';
import { defaultFileSettings, definePortfolioService } from '@kavel/service-portfolio';
import { defineRealEstateDataService, makeDemo } from '@kavel/service-real-estate-data';
import { runCli } from '@kavel/service-real-estate-data/run-cli';
import { laterModels } from '@kavel/service-real-estate-data/testing/later-model';
import { applyLaterNorms } from '@kavel/service-real-estate-data/testing/later-norms';
import type { FastifyInstance } from 'fastify';

jest.setTimeout(600_000);

let dataFolder: string;
let database: TestDatabase;
let issuer: TestIssuer;
let app: FastifyInstance;
let author: Caller;
let colleague: Caller;

/** Knows the role of everybody. */
const auth = {
  call: async (endpoint: { path: string }) => {
    if (endpoint.path === accountApi.getProfile.path) return { roleId: null, roleName: null };
    throw new ServiceError('unavailable', `No answer to ${endpoint.path} in this test`);
  },
} as unknown as ServiceClient;

/** Both services on the same data, as after a start of Kavel. */
async function start(models?: typeof laterModels): Promise<FastifyInstance> {
  const inProcess: ServiceClient = createInProcessClient(() => hosted);
  const portfolio = definePortfolioService({
    connectionString: database.url,
    realEstateData: inProcess,
    auth,
    files: { ...defaultFileSettings, address: join(dataFolder, 'files') },
  });
  const realEstateData = defineRealEstateDataService({
    dataFolder,
    portfolio: inProcess,
    ...(models ? { models } : {}),
  });
  await portfolio.migrate?.();
  const hosted: FastifyInstance = hostServices([portfolio, realEstateData], {
    verifyToken: issuer.verifyToken,
  });
  await hosted.ready();
  return hosted;
}

const api: ServiceClient = { call: (...call) => createInProcessClient(() => app).call(...call) };

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kavel-frozen-'));
  [database, issuer] = await Promise.all([startTestDatabase(), createTestIssuer()]);
  await makeDemo({ dataFolder, everyNth: 100 });
  author = await issuer.caller({ name: 'Anna' });
  colleague = await issuer.caller({ org: author.organisationId, name: 'Bert' });
  app = await start();
});
afterAll(async () => {
  await app.close();
  await database.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Sales that no model could have foreseen. */
async function importSales(objectIds: readonly string[], round: number): Promise<void> {
  const path = join(dataFolder, `sales-${round}.csv`);
  const lines = objectIds.map(
    (id, i) => `${id};2026-0${1 + (i % 9)}-15;${(round + 1) * 150_000 + 1_000 * i}`,
  );
  await writeFile(path, ['object_id;date;price', ...lines].join('\n'));
  const code = await runCli(['import', 'transactions', path], {
    dataFolder,
    print: () => undefined,
    printError: line => console.error(line),
  });
  expect(code).toBe(0);
}

const move = (id: string, status: ValuationStatus, caller: Caller) =>
  api.call(valuationApi.updateStatus, { params: { id, status } }, caller);

/** Lets a colleague approve what hangs on the author's portfolio. */
const share = (id: string, { userId }: Caller) =>
  api.call(
    portfolioApi.saveSharing,
    { params: { id }, body: { organisation: 'none', colleagues: [{ userId, level: 'edit' }] } },
    author,
  );

test('an approved valuation is the same to the cent after five imports and a change of model and norms', async () => {
  const { objects } = await api.call(locatorApi.locator, { body: { limit: 40 } }, author);
  const objectIds = objects.map(({ objectId }) => objectId);
  const portfolio = await api.call(portfolioApi.createPortfolio, { body: { name: 'Bevroren' } }, author);
  for (const objectId of objectIds.slice(0, 12)) {
    const unit = await api.call(
      unitApi.addUnit,
      { params: { id: portfolio.id }, body: { numberId: objectId } },
      author,
    );
    await api.call(
      unitApi.updateAddressObjectData,
      { params: { id: unit.id }, body: { annualRent: 12_000 } },
      author,
    );
  }
  const { id, unitIds } = await api.call(
    valuationApi.createValuation,
    { body: { portfolioId: portfolio.id, name: 'Jaareinde', valueDate: '2026-11-01' } },
    author,
  );
  const params = { id };
  const body = { alles: { name: 'Alles', reason: null, unitIds } };
  await api.call(valuationApi.saveAddressBuckets, { params, body }, author);
  const { valuationResults } = await api.call(valuationApi.referencesAndValuationResult, { params }, author);
  expect(valuationResults.length).toBeGreaterThan(3);
  await move(id, 'in-review', author);
  await share(portfolio.id, colleague);
  await move(id, 'approved', colleague);

  const shown = async (of: { id: string }) => ({
    valuation: await api.call(valuationApi.getValuation, { params: of }, author),
    results: await api.call(valuationApi.getValuationResults, { params: of }, author),
    references: await api.call(valuationApi.getTransactionReferences, { params: of }, author),
    summary: await api.call(valuationApi.getSummaries, { params: of }, author),
    overview: await api.call(valuationApi.bucketOverview, { params: of }, author),
    cashFlow: await api.call(valuationApi.dcf, { params: of, query: {} }, author),
    reconciliation: await api.call(valuationApi.reconciliation, { params: of }, author),
    rents: await api.call(valuationApi.wwsRents, { params: of }, author),
    text: await api.call(
      valuationApi.kateExport,
      { params: of, query: { format: 'text', include_transactions: 'true' } },
      author,
    ),
  });
  const before = await shown(params);
  expect(before.summary.nar).toBeGreaterThan(0);
  expect(Object.values(before.references.references).flat().length).toBeGreaterThan(0);
  for (let round = 0; round < 5; round += 1) await importSales(objectIds, round);
  await app.close();
  applyLaterNorms();
  app = await start(laterModels);

  const again = await api.call(valuationApi.recomputation, { params }, author);
  expect(again).toMatchObject({
    modelVersion: 'later',
    same: valuationResults.length,
    byEvidence: valuationResults.length,
    different: [],
    notComparable: 0,
    storedOnly: 0,
  });
  expect(again.snapshot).not.toBe(valuationResults[0]?.origin?.snapshot);
  expect(await shown(params)).toEqual(before);

  const copy = await api.call(valuationApi.duplicateValuation, { params, body: { name: 'Nu' } }, author);
  const now = await api.call(valuationApi.referencesAndValuationResult, { params: { id: copy.id } }, author);
  expect(now.valuationResults.map(({ value }) => value)).not.toEqual(
    valuationResults.map(({ value }) => value),
  );
  // The same units by today's norms: each of these rests on them.
  const today = await shown({ id: copy.id });
  expect(today.summary.nar).not.toBeCloseTo(before.summary.nar ?? 0, 6);
  expect(today.reconciliation.cashFlow.value).not.toBeCloseTo(before.reconciliation.cashFlow.value, 2);
  expect(today.rents.dwellings[0]?.points).toBeGreaterThan(before.rents.dwellings[0]?.points ?? 0);
  expect(await api.call(valuationApi.recomputation, { params }, author)).toMatchObject({
    same: valuationResults.length,
    different: [],
  });
});
