import {
  type Endpoint,
  type EndpointInput,
  unitApi,
  type ValuationDetail,
  type ValuationStatus,
  valuationApi,
} from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { type OrganisationScope, openStore, type PortfolioStore } from '../../repositories/store';
import { approve, type Harness, madePortfolio, shareWith, startHarness } from '../../testing/harness';
import { dwellingReason, madeUpObject, madeUpResult } from '../../testing/made-up-objects';

let harness: Harness;
let store: PortfolioStore;
let author: Caller;
let colleague: Caller;
let valuation: ValuationDetail;
let id: string;
let unitId: string;

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

const get = () => harness.api.call(valuationApi.getValuation, { params: { id } }, author);
const move = (status: ValuationStatus, caller: Caller, reason?: string) =>
  harness.api.call(
    valuationApi.updateStatus,
    { params: { id, status }, ...(reason === undefined ? {} : { body: { reason } }) },
    caller,
  );
const history = (caller: Caller) => harness.api.call(valuationApi.getHistory, { params: { id } }, caller);
const value = (amount = 250_000, valueDate = '2026-01-01') =>
  harness.putValues(
    author,
    id,
    valuation.unitIds.map(unitId =>
      madeUpResult(unitId, amount, { valueDate, origin: { snapshot: 'S1', params: { maxMonths: 24 } } }),
    ),
  );

describe('the workflow of a valuation', () => {
  it('goes to review, back with a reason, to approval by a colleague, and into the archive', async () => {
    await value();
    await move('in-review', author);
    await move('draft', colleague, 'De huur van nummer 1 klopt niet.');
    await move('in-review', author);
    expect(await move('approved', colleague)).toMatchObject({ status: 'approved' });
    expect(await move('archived', author)).toMatchObject({ status: 'archived' });
  });

  it.each([
    ['draft', 'approved', []],
    ['draft', 'archived', []],
    ['draft', 'draft', []],
    ['in-review', 'archived', ['in-review']],
  ] as const)('from %s to %s does not exist, and both are named', async (from, to, first) => {
    await value();
    for (const status of first) await move(status, author);
    await expect(move(to, colleague, 'x')).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      details: { from, to },
    });
  });

  it.each(['draft', 'in-review'] as const)('does not go from approved back to %s', async status => {
    await approve(harness, author, id);
    await expect(move(status, colleague, 'x')).rejects.toMatchObject({
      details: { from: 'approved', to: status, allowed: ['archived'] },
    });
  });

  it('needs a reason to go back', async () => {
    await value();
    await move('in-review', author);
    await expect(move('draft', colleague)).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.reason' }],
    });
    await expect(move('draft', colleague, '   ')).rejects.toMatchObject({ code: 'bad-request' });
    expect((await get()).status).toBe('in-review');
  });

  it('can be submitted once there are values for the value date', async () => {
    await expect(move('in-review', author)).rejects.toMatchObject({ code: 'results-missing', status: 422 });
    await value(250_000, '2025-01-01');
    await expect(move('in-review', author)).rejects.toMatchObject({
      code: 'unprocessable',
      details: { refusal: 'results-outdated' },
    });
    expect((await history(author)).moves).toEqual([
      { to: 'in-review', reasonNeeded: false, refusal: 'results-outdated' },
    ]);
  });

  it('is not approved by its maker or submitter', async () => {
    await value();
    await move('in-review', author);
    await expect(move('approved', author)).rejects.toMatchObject({ code: 'forbidden', status: 403 });
    await move('draft', author, 'Nog eens nakijken');
    await move('in-review', colleague);
    await expect(move('approved', author)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(move('approved', colleague)).rejects.toMatchObject({ code: 'forbidden' });
    const third = await harness.caller({ org: author.organisationId });
    await shareWith(harness, author, valuation.portfolioId, third);
    expect((await history(colleague)).moves).toContainEqual({
      to: 'approved',
      reasonNeeded: false,
      refusal: 'own-work',
    });
    expect(await move('approved', third)).toMatchObject({ status: 'approved' });
  });

  it('is approved once when two colleagues approve at the same time', async () => {
    await value();
    await move('in-review', author);
    const other = await harness.caller({ org: author.organisationId });
    await shareWith(harness, author, valuation.portfolioId, other);
    const outcomes = await Promise.allSettled([move('approved', colleague), move('approved', other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await history(author)).events.filter(({ to }) => to === 'approved')).toHaveLength(1);
  });
});

describe('the audit trail', () => {
  it('says who, when, from where to where, and why, newest first', async () => {
    await value();
    await move('in-review', author);
    await move('draft', colleague, 'Peildatum nakijken');
    const { events } = await history(author);
    expect(events).toMatchObject([
      { actor: { name: 'Bram Beoordelaar' }, from: 'in-review', to: 'draft', reason: 'Peildatum nakijken' },
      { actor: { name: 'Anna Auteur' }, from: 'draft', to: 'in-review', reason: null, onBehalfOf: null },
      { actor: { name: 'Anna Auteur', userId: author.userId }, from: null, to: 'draft', revision: 1 },
    ]);
    expect((await get()).revision).toBe(events[0]?.revision);
  });

  it('has no line for a refused move', async () => {
    await expect(move('approved', colleague)).rejects.toThrow();
    await expect(move('in-review', author)).rejects.toThrow();
    expect((await history(author)).events).toHaveLength(1);
  });

  it.each(['valuation_event', 'valuation_approval'] as const)(
    '%s lets the service change nothing',
    async table => {
      await approve(harness, author, id);
      const change = store.inOrganisation(author, ({ trx }) =>
        trx.updateTable(table).set({ revision: 99 }).execute(),
      );
      await expect(change).rejects.toThrow(/permission denied/);
      const purge = store.inOrganisation(author, ({ trx }) => trx.deleteFrom(table).execute());
      await expect(purge).rejects.toThrow(/permission denied/);
    },
  );
});

describe('an approved valuation', () => {
  const approved = async () => {
    await harness.api.call(
      valuationApi.saveAddressBuckets,
      {
        params: { id },
        body: { alles: { name: 'Alles', reason: dwellingReason, unitIds: valuation.unitIds } },
      },
      author,
    );
    await value();
    return approve(harness, author, id);
  };

  it('has a record of what it was approved with', async () => {
    await approved();
    const { revision } = await get();
    expect((await history(author)).approval).toMatchObject({
      revision: revision - 1,
      referenceRevision: 0,
      modelVersions: ['test'],
      snapshots: ['S1'],
      units: 2,
      valued: 2,
      totalValue: 500_000,
    });
  });

  it.each(['in-review', 'approved'] as const)('refuses every write when %s', async status => {
    await value();
    await move('in-review', author);
    if (status === 'approved') await move('approved', colleague);
    const { revision } = await get();
    const params = { id };
    const writes: [Endpoint, object][] = [
      [valuationApi.updateValuation, { params, body: { revision, name: 'Anders' } }],
      [valuationApi.updateValuation, { params, body: { revision, valueDate: '2025-01-01' } }],
      [valuationApi.saveAddressBuckets, { params, body: { a: { name: 'A', reason: null, unitIds: [] } } }],
      [valuationApi.saveTransactionReferences, { params, body: { revision: 0, references: {} } }],
      [valuationApi.createValuationResults, { params, body: [] }],
      [valuationApi.updateValuationResults, { params, body: [madeUpResult(unitId, 1)] }],
      ...(status === 'approved'
        ? ([[valuationApi.deleteValuation, { params }]] as [Endpoint, object][])
        : []),
    ];
    for (const [endpoint, input] of writes) {
      const write = harness.api.call(endpoint, input as EndpointInput<Endpoint>, author);
      await expect(write).rejects.toMatchObject({ code: 'conflict', status: 409, details: { status } });
    }
    expect(await get()).toMatchObject({ name: 'Taxatie', revision });
  });

  it('keeps the facts of its units when the portfolio changes', async () => {
    await approved();
    const before = await get();
    await harness.api.call(
      unitApi.updateAddressObjectData,
      { params: { id: unitId }, body: { annualRent: 12_345, oppervlakte: 999 } },
      author,
    );
    expect((await get()).units).toEqual(before.units);
  });

  it('is protected by the database too', async () => {
    await approved();
    const owner = { organisation_id: author.organisationId, valuation_id: id };
    const writes: ((scope: OrganisationScope) => Promise<unknown>)[] = [
      ({ trx }) => trx.updateTable('valuation').set({ name: 'Anders' }).execute(),
      ({ trx }) => trx.updateTable('valuation').set({ status: 'draft' }).execute(),
      ({ trx }) => trx.updateTable('valuation_result').set({ value: 1 }).execute(),
      ({ trx }) => trx.deleteFrom('valuation_result').execute(),
      ({ trx }) => trx.updateTable('valuation_unit').set({ bucket_key: null }).execute(),
      ({ trx }) => trx.updateTable('valuation_bucket').set({ name: 'x' }).execute(),
      ({ trx }) =>
        trx
          .insertInto('valuation_reference')
          .values({ ...owner, unit_id: unitId, sales: '[]' })
          .execute(),
    ];
    for (const write of writes) {
      await expect(store.inOrganisation(author, write)).rejects.toThrow(/cannot be changed/);
    }
  });
});

describe('a duplicate', () => {
  it('is an independent draft with all parts of the approved one, which stays unchanged', async () => {
    const buckets = { alles: { name: 'Alles', reason: dwellingReason, unitIds: valuation.unitIds } };
    await harness.api.call(valuationApi.saveAddressBuckets, { params: { id }, body: buckets }, author);
    await harness.api.call(
      valuationApi.saveTransactionReferences,
      { params: { id }, body: { revision: 0, references: { [unitId]: [] } } },
      author,
    );
    await value();
    await approve(harness, author, id);
    const copy = await harness.api.call(
      valuationApi.duplicateValuation,
      { params: { id }, body: { name: 'Taxatie 2027' } },
      colleague,
    );
    expect(copy).toMatchObject({
      name: 'Taxatie 2027',
      status: 'draft',
      valueDate: '2026-01-01',
      revision: 1,
    });
    expect(copy.unitIds).toEqual(valuation.unitIds);
    const params = { id: copy.id };
    const read = (endpoint: Endpoint) => harness.api.call(endpoint, { params }, colleague);
    expect(await read(valuationApi.getAddressBuckets)).toEqual(buckets);
    expect(await read(valuationApi.getTransactionReferences)).toMatchObject({
      revision: 0,
      references: { [unitId]: [] },
    });
    expect(await read(valuationApi.getValuationResults)).toHaveLength(2);
    expect(await read(valuationApi.getHistory)).toMatchObject({
      events: [{ actor: { name: 'Bram Beoordelaar' }, from: null, to: 'draft' }],
      approval: null,
    });
    await harness.api.call(valuationApi.createValuationResults, { params, body: [] }, colleague);
    const kept = await harness.api.call(valuationApi.getValuationResults, { params: { id } }, author);
    expect(kept).toHaveLength(2);
  });
});
