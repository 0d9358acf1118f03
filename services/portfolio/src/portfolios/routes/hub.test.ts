import { type Portfolio, portfolioApi, unitApi } from '@kavel/contracts';
import type { UnitEdit, UnitView } from '@kavel/contracts/units';
import type { Caller } from '@kavel/service-kit';
import { openStore } from '../../repositories/store';
import { type Harness, madePortfolio, shareWith, startHarness } from '../../testing/harness';
import { madeUpObject, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

const table = async (id: string) =>
  (await harness.api.call(portfolioApi.getUnitTable, { params: { id } }, caller)).units;
const edit = (id: string, edits: UnitEdit[], by = caller) =>
  harness.api.call(unitApi.editUnits, { params: { id }, body: { edits } }, by);
const historyOf = (id: string) => harness.api.call(unitApi.getUnitHistory, { params: { id } }, caller);
const archive = (id: string, archived: boolean) =>
  harness.api.call(portfolioApi.archivePortfolio, { params: { id }, body: { archived } }, caller);

describe('a copy of a portfolio', () => {
  it('has the units with their facts, and is independent', async () => {
    const source = await madePortfolio(harness, caller, 2);
    const [first = ''] = (await table(source.id)).id;
    await edit(source.id, [{ id: first, set: { annualRent: 9_000 } }]);
    const copy = await harness.api.call(
      portfolioApi.duplicatePortfolio,
      { params: { id: source.id }, body: { name: 'Kopie' } },
      caller,
    );
    expect(copy).toMatchObject({ name: 'Kopie', unitCount: 2, access: 'owner' });
    const units = await table(copy.id);
    expect(units.annualRent).toEqual([9_000, null]);
    expect(units.objectId).toEqual([objectId(0), objectId(1)]);
    expect(units.id).not.toContain(first);
  });
});

describe('the archive', () => {
  let portfolio: Portfolio;
  beforeEach(async () => {
    portfolio = await madePortfolio(harness, caller, 1);
    await archive(portfolio.id, true);
  });

  it('is not listed unless requested', async () => {
    expect(await harness.api.call(portfolioApi.listPortfolios, {}, caller)).toEqual([]);
    const [listed] = await harness.api.call(
      portfolioApi.listPortfolios,
      { query: { archived: 'true' } },
      caller,
    );
    expect(listed).toMatchObject({ id: portfolio.id, unitCount: 1, archivedAt: expect.any(String) });
    expect((await table(portfolio.id)).id).toHaveLength(1);
  });

  it('is read-only until restored', async () => {
    const add = () =>
      harness.api.call(
        unitApi.addUnit,
        { params: { id: portfolio.id }, body: { numberId: objectId(2) } },
        caller,
      );
    const [unitId = ''] = (await table(portfolio.id)).id;
    await expect(add()).rejects.toMatchObject({ code: 'portfolio-archived', status: 409 });
    await expect(edit(portfolio.id, [{ id: unitId, set: { annualRent: 1 } }])).rejects.toMatchObject({
      code: 'portfolio-archived',
    });
    expect(await archive(portfolio.id, false)).toMatchObject({ archivedAt: null });
    expect((await add()).objectId).toBe(objectId(2));
  });
});

describe('editing many units', () => {
  it('changes all of them, or none when one cannot be changed', async () => {
    const { id } = await madePortfolio(harness, caller, 2);
    const [first = '', second = ''] = (await table(id)).id;
    await edit(id, [
      { id: first, set: { annualRent: 1_000, leaseEnd: '2030-01-01' } },
      { id: second, set: { annualRent: 2_000, annualCosts: 300 } },
    ]);
    expect(await table(id)).toMatchObject({
      annualRent: [1_000, 2_000],
      annualCosts: [null, 300],
      revision: [2, 2],
    });

    const half = edit(id, [
      { id: second, set: { annualRent: 5 } },
      { id: first, set: { leaseBreak: '2031-01-01' } },
    ]);
    await expect(half).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.edits.1.set.leaseBreak' }],
    });
    const other = await madePortfolio(harness, caller, 1);
    const [foreign = ''] = (await table(other.id)).id;
    await expect(
      edit(id, [
        { id: second, set: { annualRent: 6 } },
        { id: foreign, set: { annualRent: 6 } },
      ]),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect((await table(id)).annualRent).toEqual([1_000, 2_000]);
  });

  it('of two concurrent edits of one unit the second gets both versions, and nothing is lost', async () => {
    const { id } = await madePortfolio(harness, caller, 1);
    const [unitId = ''] = (await table(id)).id;
    const save = (annualRent: number) =>
      harness.api.call(
        unitApi.updateAddressObjectData,
        { params: { id: unitId }, body: { annualRent, revision: 1 } },
        caller,
      );
    const outcomes = await Promise.allSettled([save(100), save(200)]);
    const refused = outcomes.filter(outcome => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    const kept = outcomes[0]?.status === 'fulfilled' ? 100 : 200;
    expect(refused[0]?.reason).toMatchObject({
      code: 'revision-behind',
      status: 409,
      details: { yours: 1, current: 2, unit: { revision: 2, addressObjectData: { annualRent: kept } } },
    });
    expect((await table(id)).annualRent).toEqual([kept]);
  });
});

describe('the history of a unit', () => {
  it('shows who changed what, and who added and removed the unit', async () => {
    const { id } = await madePortfolio(harness, caller, 1);
    const [unitId = ''] = (await table(id)).id;
    const colleague = await harness.caller({ org: caller.organisationId, name: 'Collega' });
    await shareWith(harness, caller, id, colleague);
    await edit(id, [{ id: unitId, set: { annualRent: 1_000, energielabel: 'A' } }], colleague);
    await edit(id, [{ id: unitId, set: { annualRent: 1_000 } }]);
    await harness.api.call(unitApi.removeUnit, { params: { id, entityId: unitId } }, caller);
    await harness.api.call(unitApi.addUnit, { params: { id }, body: { numberId: objectId(0) } }, caller);
    const history = await historyOf(unitId);
    expect(history.map(event => [event.kind, event.actor?.name ?? null])).toEqual([
      ['returned', 'Test Gebruiker'],
      ['removed', 'Test Gebruiker'],
      ['changed', 'Collega'],
      ['added', null],
    ]);
    expect(history[2]?.changes).toEqual({
      annualRent: [null, 1_000],
      energielabel: [expect.anything(), 'A'],
    });
  });

  it('cannot be changed, by any role', async () => {
    const { id } = await madePortfolio(harness, caller, 1);
    const [unitId = ''] = (await table(id)).id;
    await edit(id, [{ id: unitId, set: { annualRent: 1 } }]);
    const store = openStore(harness.databaseUrl);
    const forge = store.inOrganisation(caller, ({ trx }) =>
      trx.updateTable('unit_event').set({ actor_name: 'Iemand anders' }).execute(),
    );
    await expect(forge).rejects.toThrow(/permission denied/);
    await store.close();
  });
});

describe('saved views', () => {
  const open = { min: null, max: null };
  const view: UnitView = {
    columns: ['rent', 'area'],
    sorting: { key: 'rent', descending: true },
    filter: {
      text: '',
      types: ['kantoor'],
      labels: [],
      area: open,
      year: open,
      rent: open,
      leaseEndsBy: null,
      missing: ['rent'],
    },
  };
  const list = (by = caller) => harness.api.call(unitApi.listSavedViews, {}, by);
  const keep = (name: string) => harness.api.call(unitApi.createSavedView, { body: { name, view } }, caller);

  it('are stored for one user, with a unique name', async () => {
    const kept = await keep('Kantoren');
    expect(await list()).toEqual([{ id: kept.id, name: 'Kantoren', view }]);
    await expect(keep('KANTOREN')).rejects.toMatchObject({ code: 'name-taken' });

    const colleague = await harness.caller({ org: caller.organisationId });
    expect(await list(colleague)).toEqual([]);
    const remove = (by: Caller) => harness.api.call(unitApi.deleteSavedView, { params: { id: kept.id } }, by);
    await expect(remove(colleague)).rejects.toMatchObject({ code: 'not-found' });
    await remove(caller);
    expect(await list()).toEqual([]);
  });
});

it('lists the addresses of a portfolio, of units, and of all', async () => {
  const first = await madePortfolio(harness, caller, 1);
  await madePortfolio(harness, caller, 2);
  const list = (body?: { portfolioId?: string; unitIds?: string[] }) =>
    harness.api.call(unitApi.listAddresses, body ? { body } : {}, caller);
  expect(await list()).toHaveLength(3);
  const [unit] = await list({ portfolioId: first.id });
  expect(unit).toMatchObject({ portfolioId: first.id, address: expect.stringContaining('Proefstraat 1') });
  expect(await list({ unitIds: [unit?.id ?? ''] })).toEqual([unit]);
});
