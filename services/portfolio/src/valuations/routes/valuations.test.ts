import { type Portfolio, portfolioApi, type Unit, unitApi, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { approve, type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { madeUpObject, madeUpResult, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;
let portfolio: Portfolio & { units: Unit[] };

beforeAll(async () => {
  harness = await startHarness({
    objects: [0, 1, 2, 3].map(index => madeUpObject(index)),
    now: () => new Date('2026-11-20T23:30:00Z'),
  });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
  const { id } = await madePortfolio(harness, caller, 3);
  portfolio = await harness.api.call(portfolioApi.getPortfolio, { params: { id } }, caller);
});

type Creation = { portfolioId?: string | null; unitIds?: string[]; valueDate?: string };
const create = (body: Creation = {}) =>
  harness.api.call(
    valuationApi.createValuation,
    { body: { portfolioId: portfolio.id, name: 'Jaarwaardering', ...body } },
    caller,
  );
const get = (id: string) => harness.api.call(valuationApi.getValuation, { params: { id } }, caller);
const list = (portfolioId?: string) =>
  harness.api.call(valuationApi.listValuations, { query: { portfolioId } }, caller);
const update = (id: string, body: { revision: number; name?: string; valueDate?: string }) =>
  harness.api.call(valuationApi.updateValuation, { params: { id }, body }, caller);
describe('creating a valuation', () => {
  it('contains all units, for today in the Netherlands, as a draft', async () => {
    const valuation = await create();
    expect(valuation).toMatchObject({
      status: 'draft',
      portfolioId: portfolio.id,
      valueDate: '2026-11-21',
      revision: 1,
      unitIds: portfolio.units.map(unit => unit.id),
      operatingCostParams: { cashFlow: {}, byType: {} },
    });
    const units = portfolio.units.map(({ revision: _, ...unit }) => unit);
    expect(await get(valuation.id)).toEqual({ ...valuation, units });
  });

  it('requires a portfolio, with the specified text', async () => {
    await expect(create({ portfolioId: null })).rejects.toMatchObject({
      code: 'no-portfolio-selected',
      status: 422,
      message: 'No portfolio selected. Please select a portfolio first.',
    });
  });

  it('refuses an empty portfolio and an unknown one', async () => {
    const { id } = await madePortfolio(harness, caller);
    await expect(create({ portfolioId: id })).rejects.toMatchObject({ code: 'portfolio-empty', status: 422 });
    await expect(create({ portfolioId: '00000000-0000-4000-8000-000000000000' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('refuses a value date before the first year', async () => {
    await expect(create({ valueDate: '0000-01-01' })).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('contains the chosen units, and names those of another portfolio', async () => {
    const [first, second] = portfolio.units.map(unit => unit.id);
    const other = await madePortfolio(harness, caller, 1);
    const [foreign] = (
      await harness.api.call(portfolioApi.getPortfolio, { params: { id: other.id } }, caller)
    ).units;
    expect((await create({ unitIds: [second ?? '', first ?? ''] })).unitIds).toEqual([first, second]);
    await expect(create({ unitIds: [first ?? '', foreign?.id ?? ''] })).rejects.toMatchObject({
      code: 'unprocessable',
      details: { unknown: [foreign?.id] },
    });
    expect(await list()).toHaveLength(1);
  });
});

describe('listing valuations', () => {
  it('lists the last changed first, with portfolio, size and stored value', async () => {
    const first = await create();
    const second = await create({ unitIds: [portfolio.units[0]?.id ?? ''] });
    const valued = first.unitIds.slice(0, 2).map(unitId => madeUpResult(unitId, 250_000));
    await harness.putValues(caller, first.id, valued);
    expect(await list()).toMatchObject([
      {
        id: first.id,
        portfolioName: portfolio.name,
        unitCount: 3,
        totalValue: 500_000,
        ownerName: caller.userName,
      },
      { id: second.id, unitCount: 1, totalValue: null },
    ]);
  });

  it('can be limited to one portfolio', async () => {
    const other = await madePortfolio(harness, caller, 1);
    const valuation = await create();
    await create({ portfolioId: other.id });
    expect((await list(portfolio.id)).map(item => item.id)).toEqual([valuation.id]);
    expect(await list()).toHaveLength(2);
  });
});

describe('units that change after the valuation was created', () => {
  const removeFirst = () =>
    harness.api.call(
      unitApi.removeUnit,
      { params: { id: portfolio.id, entityId: portfolio.units[0]?.id ?? '' } },
      caller,
    );

  it('are removed from it and return when restored', async () => {
    const { id, unitIds } = await create();
    await removeFirst();
    expect((await get(id)).unitIds).toEqual(unitIds.slice(1));
    await harness.api.call(
      unitApi.addUnit,
      { params: { id: portfolio.id }, body: { numberId: objectId(0) } },
      caller,
    );
    expect((await get(id)).unitIds).toEqual(unitIds);
  });

  it('stay in an approved valuation', async () => {
    const { id, unitIds } = await create();
    await approve(harness, caller, id);
    await removeFirst();
    expect((await get(id)).unitIds).toEqual(unitIds);
  });

  it('are not added to an existing valuation', async () => {
    const { id } = await create();
    await harness.api.call(
      unitApi.addUnit,
      { params: { id: portfolio.id }, body: { numberId: objectId(3) } },
      caller,
    );
    expect((await get(id)).unitIds).toHaveLength(3);
  });
});

describe('changing a valuation', () => {
  it('increments the revision and refuses an update of an older one', async () => {
    const { id } = await create();
    const updated = await update(id, { revision: 1, name: 'Herzien', valueDate: '2026-07-01' });
    expect(updated).toMatchObject({ name: 'Herzien', valueDate: '2026-07-01', revision: 2 });
    await expect(update(id, { revision: 1, name: 'Te laat' })).rejects.toMatchObject({
      code: 'revision-behind',
      status: 409,
      details: { yours: 1, current: 2 },
    });
    expect((await get(id)).name).toBe('Herzien');
  });

  it('accepts exactly one of two simultaneous updates', async () => {
    const { id } = await create();
    const outcomes = await Promise.allSettled([
      update(id, { revision: 1, name: 'Een' }),
      update(id, { revision: 1, name: 'Twee' }),
    ]);
    expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await get(id)).revision).toBe(2);
  });
});

describe('deleting a valuation', () => {
  const remove = (id: string) => harness.api.call(valuationApi.deleteValuation, { params: { id } }, caller);
  const restore = (id: string) => harness.api.call(valuationApi.restoreValuation, { params: { id } }, caller);

  it('can be undone', async () => {
    const valuation = await create();
    await remove(valuation.id);
    expect(await list()).toEqual([]);
    await expect(get(valuation.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(valuation.id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await restore(valuation.id)).toEqual(valuation);
    expect(await list()).toHaveLength(1);
  });

  it('happens with its portfolio and is undone with it', async () => {
    const { id } = await create();
    await harness.api.call(portfolioApi.deletePortfolio, { params: { id: portfolio.id } }, caller);
    await expect(get(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(restore(id)).rejects.toMatchObject({ code: 'not-found' });
    await harness.api.call(portfolioApi.restorePortfolio, { params: { id: portfolio.id } }, caller);
    expect((await get(id)).id).toBe(id);
  });
});
