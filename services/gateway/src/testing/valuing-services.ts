import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portfolioApi, unitApi, type Valuation, valuationApi } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { accountApi } from '@kavel/contracts/management';
import { copyDemo } from '@kavel/demo-data/testing';
import {
  type Caller,
  createInProcessClient,
  hostServices,
  type ServiceClient,
  ServiceError,
} from '@kavel/service-kit';
import { createTestIssuer, startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import { defaultFileSettings, definePortfolioService } from '@kavel/service-portfolio';
import { defineRealEstateDataService, type RealEstateDataOptions } from '@kavel/service-real-estate-data';
import type { FastifyInstance } from 'fastify';

type ValuationModels = NonNullable<RealEstateDataOptions['models']>;

/** The services that value units, with their own database and a small demo town. */
export interface ValuingServices {
  api: ServiceClient;
  dataFolder: string;
  caller: Awaited<ReturnType<typeof createTestIssuer>>['caller'];
  /** SQL as owner, past row-level security. */
  query: TestDatabase['query'];
  /** Simulates a restart of Kavel with these model versions. */
  restart(models?: ValuationModels): Promise<void>;
  stop(): Promise<void>;
}

/** Knows the role of every user. */
const auth = {
  call: async (endpoint: { path: string }) => {
    if (endpoint.path === accountApi.getProfile.path) return { roleId: null, roleName: null };
    throw new ServiceError('unavailable', `No answer to ${endpoint.path} in this test`);
  },
} as unknown as ServiceClient;

/** `everyNth`: the town has only every n-th of its quarters. */
export async function startValuingServices({ everyNth }: { everyNth: number }): Promise<ValuingServices> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kavel-valuing-'));
  const [database, issuer] = await Promise.all([startTestDatabase(), createTestIssuer()]);
  await copyDemo({ dataFolder, everyNth });

  async function start(models?: ValuationModels): Promise<FastifyInstance> {
    const versions = models ? { models } : {};
    const portfolio = definePortfolioService({
      connectionString: database.url,
      realEstateData: createInProcessClient(() => hosted),
      auth,
      reports: auth,
      files: { ...defaultFileSettings, address: join(dataFolder, 'files') },
      ...versions,
    });
    await portfolio.migrate?.();
    const services = [portfolio, defineRealEstateDataService({ dataFolder, ...versions })];
    const hosted: FastifyInstance = hostServices(services, { verifyToken: issuer.verifyToken });
    await hosted.ready();
    return hosted;
  }

  let app = await start();
  return {
    api: createInProcessClient(() => app),
    dataFolder,
    caller: issuer.caller,
    query: database.query,
    async restart(models) {
      await app.close();
      app = await start(models);
    },
    async stop() {
      await app.close();
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Ids of a number of objects in the demo town. */
export async function someObjects(
  { api }: ValuingServices,
  caller: Caller,
  limit: number,
): Promise<string[]> {
  const { objects } = await api.call(locatorApi.locator, { body: { limit } }, caller);
  return objects.map(({ objectId }) => objectId);
}

/** A valuation of a new portfolio with these objects, each let for € 1,000 a month. */
export async function valuationOf(
  { api }: ValuingServices,
  caller: Caller,
  objectIds: readonly string[],
): Promise<Valuation> {
  const portfolio = await api.call(
    portfolioApi.createPortfolio,
    { body: { name: `Portefeuille ${randomUUID()}` } },
    caller,
  );
  for (const objectId of objectIds) {
    const params = { id: portfolio.id };
    const unit = await api.call(unitApi.addUnit, { params, body: { numberId: objectId } }, caller);
    const body = { annualRent: 12_000 };
    await api.call(unitApi.updateAddressObjectData, { params: { id: unit.id }, body }, caller);
  }
  return api.call(
    valuationApi.createValuation,
    { body: { portfolioId: portfolio.id, name: 'Jaareinde', valueDate: '2026-11-01' } },
    caller,
  );
}

/** Allows a colleague to approve valuations of the author's portfolio. */
export async function letEdit(
  { api }: ValuingServices,
  author: Caller,
  portfolioId: string,
  { userId }: Caller,
): Promise<void> {
  const colleagues = [{ userId, level: 'edit' as const }];
  const body = { organisation: 'none' as const, colleagues };
  await api.call(portfolioApi.saveSharing, { params: { id: portfolioId }, body }, author);
}
