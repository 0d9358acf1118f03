import { type ValuationDetail, type ValuationStatus, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { openStore, type PortfolioStore } from '../repositories/store';
import { type Harness, madePortfolio, shareWith, startHarness } from './harness';
import { madeUpObject, madeUpResult } from './made-up-objects';

// Set-up of the tests of the workflow: before each test a draft, shared with a colleague. Importing it registers its hooks.

export let harness: Harness;
export let store: PortfolioStore;
export let author: Caller;
export let colleague: Caller;
export let valuation: ValuationDetail;
export let id: string;
export let unitId: string;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1].map(index => madeUpObject(index)) });
  store = openStore(harness.databaseUrl);
}, 60_000);
afterAll(async () => {
  await store.close();
  await harness.stop();
});
beforeEach(async () => {
  author = await harness.caller({ name: 'Anna Auteur' });
  colleague = await harness.caller({ org: author.organisationId, name: 'Bram Beoordelaar' });
  const { id: portfolioId } = await madePortfolio(harness, author, 2);
  await shareWith(harness, author, portfolioId, colleague);
  const body = { portfolioId, name: 'Taxatie', valueDate: '2026-01-01' };
  ({ id } = await harness.api.call(valuationApi.createValuation, { body }, author));
  valuation = await get();
  unitId = valuation.unitIds[0] ?? '';
});

export const get = () => harness.api.call(valuationApi.getValuation, { params: { id } }, author);
export const move = (status: ValuationStatus, caller: Caller, reason?: string) =>
  harness.api.call(
    valuationApi.updateStatus,
    { params: { id, status }, ...(reason === undefined ? {} : { body: { reason } }) },
    caller,
  );
export const history = (caller: Caller) =>
  harness.api.call(valuationApi.getHistory, { params: { id } }, caller);
export const value = (amount = 250_000, valueDate = '2026-01-01') =>
  harness.putValues(
    author,
    id,
    valuation.unitIds.map(unitId =>
      madeUpResult(unitId, amount, { valueDate, origin: { snapshot: 'S1', params: { maxMonths: 24 } } }),
    ),
  );
