import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccessClaims,
  type BatchLine,
  type PortfolioDetail,
  portfolioApi,
  type RealEstateObject,
  unitApi,
  type Valuation,
  type ValuationResult,
  valuationApi,
} from '@kavel/contracts';
import type { Transaction } from '@kavel/contracts/transactions';
import type { UnitValues } from '@kavel/contracts/valuations';
import {
  type Caller,
  hostServices,
  type ServiceClient,
  type ServiceDefinition,
  ServiceError,
} from '@kavel/service-kit';
import {
  createOutsideClient,
  createTestIssuer,
  type Prepared,
  startTestDatabase,
  type TestDatabase,
} from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { openStore } from '../repositories/store';
import { definePortfolioService } from '../service';
import { defaultFileSettings, type FileSettings } from '../services/files/settings';
import { deleteResults } from '../valuations/repositories/results';
import { touchValuation } from '../valuations/repositories/valuations';
import { storeValues } from '../valuations/repositories/values';
import { authClient } from './auth-client';
import { catalogueClient, type Valuing } from './catalogue-client';
import { lineText, madeUpEvidence, madeUpResult } from './made-up-objects';

/** The service on its own database, called over HTTP. */
export interface Harness {
  app: FastifyInstance;
  api: ServiceClient;
  databaseUrl: string;
  /** Folder of the services' files. */
  filesFolder: string;
  /** SQL as owner, past row-level security: to check stored rows or to simulate elapsed time. */
  query: TestDatabase['query'];
  /** Stores made-up model values with some evidence, replacing existing ones. */
  putValues(caller: Caller, valuationId: string, results: readonly ValuationResult[]): Promise<void>;
  /** A user of a new organisation with every permission, except for what is overridden. */
  caller(overrides?: Partial<AccessClaims>): Promise<Caller>;
  /** `actor` acting on behalf of `subject`, who may be of another organisation. */
  acting(actor: Caller, subject: Caller): Caller;
  stop(): Promise<void>;
}

export interface HarnessOptions {
  objects?: readonly RealEstateObject[];
  /** Transactions of the catalogue by id. */
  transactions?: ReadonlyMap<string, Transaction>;
  now?: () => Date;
  files?: Partial<FileSettings>;
  valuing?: Valuing;
  /** Makes the documents of batches; none by default. */
  reports?: ServiceClient;
  /** Answers in place of the faked catalogue. */
  realEstateData?: ServiceClient;
}

const noReports: ServiceClient = {
  call: async () => {
    throw new ServiceError('unavailable', 'No documents in this test');
  },
};

/** The tables of the service in a database. */
const withPortfolios: Prepared = {
  name: 'portfolio',
  async prepare(url) {
    const store = openStore(url);
    await store.migrate();
    await store.close();
  },
};

export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  const database = await startTestDatabase(withPortfolios);
  const issuer = await createTestIssuer();
  const filesFolder = mkdtempSync(join(tmpdir(), 'kavel-files-'));
  const service: ServiceDefinition = definePortfolioService({
    connectionString: database.url,
    realEstateData: options.realEstateData ?? catalogueClient(options.objects ?? [], options),
    auth: authClient,
    reports: options.reports ?? noReports,
    files: { ...defaultFileSettings, address: filesFolder, ...options.files },
    now: options.now,
  });
  const store = openStore(database.url);
  const subjects = new Map<string, Caller>();
  const app = hostServices([service], {
    verifyToken: issuer.verifyToken,
    resolveActing: async (_, userId) => {
      const subject = subjects.get(userId);
      if (!subject) throw new ServiceError('forbidden', 'Nobody was to be acted for in this test');
      return { ...subject, name: subject.userName };
    },
  });
  return {
    app,
    api: createOutsideClient(() => app),
    databaseUrl: database.url,
    filesFolder,
    query: database.query,
    putValues: (caller, valuationId, results) =>
      store.inOrganisation(caller, async scope => {
        await deleteResults(scope, valuationId);
        await storeValues(scope, valuationId, valuesOf(results));
        await touchValuation(scope, valuationId);
      }),
    caller: issuer.caller,
    acting(actor, subject) {
      subjects.set(subject.userId, subject);
      const { userId, userName, organisationId } = subject;
      return { ...actor, userId, userName, organisationId };
    },
    async stop() {
      await store.close();
      await app.close();
      await database.stop();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}

/** In the format of the calculation. */
function valuesOf(valuationResults: readonly ValuationResult[]): UnitValues {
  const unitIds = valuationResults.map(({ unitId }) => unitId);
  return {
    references: {},
    valuationResults: [...valuationResults],
    unvalued: [],
    ...(unitIds.length > 0 ? { evidence: madeUpEvidence(unitIds) } : {}),
  };
}

/** Lines 1 to n that name objects 0 to n − 1. */
export function linesFor(count: number): BatchLine[] {
  return Array.from({ length: count }, (_, index) => ({ line: index + 1, text: lineText(index) }));
}

let made = 0;

/** A portfolio with the first `units` objects of the catalogue, visible to the caller only. */
export async function madePortfolio({ api }: Harness, caller: Caller, units = 0): Promise<PortfolioDetail> {
  made += 1;
  const { id } = await api.call(
    portfolioApi.createPortfolio,
    { body: { name: `Portefeuille ${made}` } },
    caller,
  );
  if (units > 0) {
    await api.call(unitApi.addUnitsInBatch, { params: { id }, body: { lines: linesFor(units) } }, caller);
  }
  return api.call(portfolioApi.getPortfolio, { params: { id } }, caller);
}

/** Shares a portfolio of the caller with colleagues as editors, besides those who may edit already. */
export async function shareWith(
  { api }: Pick<Harness, 'api'>,
  owner: Caller,
  portfolioId: string,
  ...added: readonly Caller[]
): Promise<void> {
  const params = { id: portfolioId };
  const { organisation, colleagues } = await api.call(portfolioApi.getSharing, { params }, owner);
  const others = colleagues.filter(({ userId }) => !added.some(one => one.userId === userId));
  const editors = added.map(({ userId }) => ({ userId, level: 'edit' as const }));
  const body = { organisation, colleagues: [...others, ...editors] };
  await api.call(portfolioApi.saveSharing, { params, body }, owner);
}

/** A valuation of a portfolio of its own, with all its units in one bucket. */
export async function madeValuation(harness: Harness, caller: Caller, units: number): Promise<Valuation> {
  const { id: portfolioId } = await madePortfolio(harness, caller, units);
  const body = { portfolioId, name: 'Taxatie', valueDate: '2026-11-21' };
  const valuation = await harness.api.call(valuationApi.createValuation, { body }, caller);
  const buckets = { alles: { name: 'Alles', reason: null, unitIds: valuation.unitIds } };
  const params = { id: valuation.id };
  await harness.api.call(valuationApi.saveAddressBuckets, { params, body: buckets }, caller);
  return valuation;
}

/** Values the author's valuation if needed, submits it, and lets a colleague approve it; returns the approved one. */
export async function approve(
  { api, caller, putValues }: Harness,
  author: Caller,
  id: string,
): Promise<Caller> {
  const params = { id };
  const { unitIds, valueDate, portfolioId } = await api.call(valuationApi.getValuation, { params }, author);
  const colleague = await caller({ org: author.organisationId, name: 'Collega' });
  const stored = await api.call(valuationApi.getValuationResults, { params }, author);
  if (stored.length === 0) {
    const body = unitIds.map(unitId => madeUpResult(unitId, 100_000, { valueDate }));
    await putValues(author, id, body);
  }
  await shareWith({ api }, author, portfolioId, colleague);
  await api.call(valuationApi.updateStatus, { params: { id, status: 'in-review' } }, author);
  await api.call(valuationApi.updateStatus, { params: { id, status: 'approved' } }, colleague);
  return colleague;
}
