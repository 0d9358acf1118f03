import { randomUUID } from 'node:crypto';
import { type Endpoint, type EndpointInput, portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { openStore, type PortfolioStore } from '../../repositories/store';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { madeUpObject, madeUpResult, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let store: PortfolioStore;
let owner: Caller;
let stranger: Caller;
let portfolioId: string;
let valuationId: string;
let unitId: string;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1].map(index => madeUpObject(index)) });
  store = openStore(harness.databaseUrl);
  owner = await harness.caller();
  stranger = await harness.caller();
  portfolioId = (await madePortfolio(harness, owner, 2)).id;
  const valuation = await harness.api.call(
    valuationApi.createValuation,
    { body: { portfolioId, name: 'Van ons' } },
    owner,
  );
  valuationId = valuation.id;
  unitId = valuation.unitIds[0] ?? '';
  await harness.putValues(owner, valuationId, [madeUpResult(unitId, 1)]);
}, 60_000);
afterAll(async () => {
  await store.close();
  await harness.stop();
});

/** Calls of another organisation with foreign ids; the bodies would be valid for the owner. */
const attempts = (): [Endpoint, object][] => {
  const portfolio = { params: { id: portfolioId } };
  const valuation = { params: { id: valuationId } };
  const lines = [{ line: 1, text: 'x' }];
  return [
    [portfolioApi.getPortfolio, portfolio],
    [portfolioApi.renamePortfolio, { ...portfolio, body: { name: 'Van mij' } }],
    [portfolioApi.deletePortfolio, portfolio],
    [portfolioApi.restorePortfolio, portfolio],
    [unitApi.addUnit, { ...portfolio, body: { numberId: objectId(1) } }],
    [unitApi.addUnitsInBatch, { ...portfolio, body: { lines } }],
    [unitApi.previewBatch, { ...portfolio, body: { lines } }],
    [unitApi.removeUnit, { params: { id: portfolioId, entityId: unitId } }],
    [unitApi.updateAddressObjectData, { params: { id: unitId }, body: { annualRent: 1 } }],
    [valuationApi.createValuation, { body: { portfolioId, name: 'Van mij' } }],
    [valuationApi.getValuation, valuation],
    [valuationApi.updateValuation, { ...valuation, body: { revision: 1, name: 'Van mij' } }],
    [valuationApi.deleteValuation, valuation],
    [valuationApi.restoreValuation, valuation],
    [valuationApi.updateStatus, { params: { id: valuationId, status: 'in-review' } }],
    [valuationApi.getHistory, valuation],
    [valuationApi.duplicateValuation, { ...valuation, body: { name: 'Van mij' } }],
    [valuationApi.getAddressBuckets, valuation],
    [valuationApi.saveAddressBuckets, { ...valuation, body: {} }],
    [valuationApi.getTransactionReferences, valuation],
    [valuationApi.saveTransactionReferences, { ...valuation, body: { revision: 0, references: {} } }],
    [valuationApi.getValuationResults, valuation],
    [valuationApi.createValuationResults, { ...valuation, body: [] }],
    [valuationApi.updateValuationResults, { ...valuation, body: [] }],
    [valuationApi.getSummaries, valuation],
  ];
};

describe('another organisation', () => {
  it('gets the same 404 for foreign ids on every call that refers to one', async () => {
    const answers = await Promise.all(
      attempts().map(async ([endpoint, input]) => {
        const failure = harness.api.call(endpoint, input as EndpointInput<Endpoint>, stranger);
        return [
          `${endpoint.method} ${endpoint.path}`,
          await failure.then(
            () => 'answered',
            error => error.code,
          ),
        ];
      }),
    );
    expect(answers.filter(([, code]) => code !== 'not-found')).toEqual([]);
  });

  it('finds nothing in the lists', async () => {
    expect(await harness.api.call(portfolioApi.listPortfolios, {}, stranger)).toEqual([]);
    expect(await harness.api.call(unitApi.listAllUnits, {}, stranger)).toEqual([]);
    expect(await harness.api.call(valuationApi.listValuations, {}, stranger)).toEqual([]);
  });

  it('has not changed anything of the owner', async () => {
    const portfolio = await harness.api.call(
      portfolioApi.getPortfolio,
      { params: { id: portfolioId } },
      owner,
    );
    expect(portfolio.units).toHaveLength(2);
    const valuation = await harness.api.call(
      valuationApi.getValuation,
      { params: { id: valuationId } },
      owner,
    );
    expect(valuation).toMatchObject({ name: 'Van ons', status: 'draft', revision: 1 });
  });
});

describe('row-level security alone', () => {
  const tables = [
    'portfolio',
    'unit',
    'valuation',
    'valuation_unit',
    'valuation_result',
    'valuation_event',
  ] as const;

  it.each(tables)('hides %s of others in a query without a where clause', async table => {
    const count = (caller: Caller) =>
      store.inOrganisation(
        caller,
        async ({ trx }) => (await trx.selectFrom(table).selectAll().execute()).length,
      );
    expect(await count(owner)).toBeGreaterThan(0);
    expect(await count(stranger)).toBe(0);
  });

  it('changes nothing of others in an update without a where clause', async () => {
    const changed = await store.inOrganisation(stranger, ({ trx }) =>
      trx.updateTable('portfolio').set({ name: 'Gekaapt' }).returning('id').execute(),
    );
    expect(changed).toEqual([]);
  });

  it('refuses to write a row for another organisation', async () => {
    const smuggle = store.inOrganisation(stranger, ({ trx }) =>
      trx
        .insertInto('portfolio')
        .values({ organisation_id: owner.organisationId, name: randomUUID(), name_key: randomUUID() })
        .execute(),
    );
    await expect(smuggle).rejects.toThrow(/row-level security/);
  });

  it("does not let the service's role delete portfolios, units or valuations", async () => {
    for (const table of ['portfolio', 'unit', 'valuation'] as const) {
      const purge = store.inOrganisation(owner, ({ trx }) => trx.deleteFrom(table).execute());
      await expect(purge).rejects.toThrow(/permission denied/);
    }
  });
});
