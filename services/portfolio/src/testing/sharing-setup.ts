import { type Endpoint, type EndpointInput, portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import type { Sharing } from '@kavel/contracts/portfolios';
import type { Caller } from '@kavel/service-kit';
import { openStore, type PortfolioStore } from '../repositories/store';
import { type Harness, madePortfolio, startHarness } from './harness';
import { madeUpObject, objectId } from './made-up-objects';

// Set-up of the tests of sharing: a portfolio with a valuation, its owner, colleagues, and a stranger. Importing it registers its hooks.

export let harness: Harness;
export let store: PortfolioStore;
export let owner: Caller;
export let editor: Caller;
export let reader: Caller;
export let colleague: Caller;
export let stranger: Caller;
export let id: string;
export let unitId: string;
export let valuationId: string;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1].map(index => madeUpObject(index)) });
  store = openStore(harness.databaseUrl);
  owner = await harness.caller();
  const inHouse = () => harness.caller({ org: owner.organisationId });
  [editor, reader, colleague] = await Promise.all([inHouse(), inHouse(), inHouse()]);
  stranger = await harness.caller();
  id = (await madePortfolio(harness, owner, 1)).id;
  const valuation = await harness.api.call(
    valuationApi.createValuation,
    { body: { portfolioId: id, name: 'Van ons' } },
    owner,
  );
  valuationId = valuation.id;
  unitId = valuation.unitIds[0] ?? '';
}, 60_000);
afterAll(async () => {
  await store.close();
  await harness.stop();
});

export const share = (body: Sharing, caller = owner) =>
  harness.api.call(portfolioApi.saveSharing, { params: { id }, body }, caller);

export const shareWithBoth = () =>
  share({
    organisation: 'none',
    colleagues: [
      { userId: editor.userId, level: 'edit' },
      { userId: reader.userId, level: 'read' },
    ],
  });

export type Attempt = [name: string, endpoint: Endpoint, input: object];

export const reads = (): Attempt[] => [
  ['portfolio', portfolioApi.getPortfolio, { params: { id } }],
  ['table', portfolioApi.getUnitTable, { params: { id } }],
  ['sharing', portfolioApi.getSharing, { params: { id } }],
  ['unit', unitApi.getUnit, { params: { id: unitId } }],
  ['history', unitApi.getUnitHistory, { params: { id: unitId } }],
  ['addresses', unitApi.listAddresses, { body: { portfolioId: id } }],
  ['valuation', valuationApi.getValuation, { params: { id: valuationId } }],
  ['summaries', valuationApi.getSummaries, { params: { id: valuationId } }],
];

export const writes = (): Attempt[] => [
  ['rename', portfolioApi.renamePortfolio, { params: { id }, body: { name: `Nieuw ${Math.random()}` } }],
  ['archive', portfolioApi.archivePortfolio, { params: { id }, body: { archived: false } }],
  ['add', unitApi.addUnit, { params: { id }, body: { numberId: objectId(1) } }],
  ['batch', unitApi.addUnitsInBatch, { params: { id }, body: { lines: [{ line: 1, text: 'x' }] } }],
  ['edit', unitApi.updateAddressObjectData, { params: { id: unitId }, body: { annualRent: 1 } }],
  [
    'edit many',
    unitApi.editUnits,
    { params: { id }, body: { edits: [{ id: unitId, set: { annualRent: 2 } }] } },
  ],
  ['value', valuationApi.createValuation, { body: { portfolioId: id, name: 'Nog een' } }],
  [
    'copy of the value',
    valuationApi.duplicateValuation,
    { params: { id: valuationId }, body: { name: 'Kopie' } },
  ],
  ['results', valuationApi.createValuationResults, { params: { id: valuationId }, body: [] }],
  ['status', valuationApi.updateStatus, { params: { id: valuationId, status: 'archived' } }],
];

/** Result of each attempt: `ok`, or the error code. */
export async function outcomes(attempts: Attempt[], caller: Caller): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [name, endpoint, input] of attempts) {
    answers[name] = await harness.api.call(endpoint, input as EndpointInput<Endpoint>, caller).then(
      () => 'ok',
      error => error.code,
    );
  }
  return answers;
}

export const all = (attempts: Attempt[], outcome: string) =>
  Object.fromEntries(attempts.map(([name]) => [name, outcome]));
