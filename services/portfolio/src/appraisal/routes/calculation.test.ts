import { unitApi, valuationApi } from '@kavel/contracts';
import { type CapexItem, defaultMonteCarlo, type MonteCarlo } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { approve, type Harness, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';
import { type MadeUnit, madeValued } from '../../testing/valued';

let harness: Harness;
let anna: Caller;
beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
  anna = await harness.caller({ name: 'Anna' });
}, 60_000);
afterAll(() => harness.stop());

const home = (oppervlakte: number): MadeUnit => ({
  facts: { oppervlakte, annualRent: 12_000 },
  value: 300_000,
  result: { marketRent: 12_000 },
});
const dcf = (id: string, unitId?: string) =>
  harness.api.call(valuationApi.dcf, { params: { id }, query: { unitId } }, anna);
const reconciliation = (id: string) =>
  harness.api.call(valuationApi.reconciliation, { params: { id } }, anna);
const summary = (id: string) => harness.api.call(valuationApi.getSummaries, { params: { id } }, anna);
const savePlan = (id: string, revision: number, items: CapexItem[]) =>
  harness.api.call(valuationApi.saveCapexPlan, { params: { id }, body: { revision, items } }, anna);
const weigh = (id: string, revision: number, weight: number, reason: string | null) =>
  harness.api.call(valuationApi.saveWeighing, { params: { id }, body: { revision, weight, reason } }, anna);
const roof: CapexItem = {
  id: '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13',
  description: 'Daken',
  kind: 'maintenance',
  year: 2,
  amount: 30_000,
  scope: { of: 'valuation' },
  rent: null,
};

describe('planned expenses', () => {
  it('are a line of their year, by floor area, with cost inflation; without a plan nothing changes', async () => {
    const { id, unitIds } = await madeValued(harness, anna, [home(50), home(100)]);
    const before = await dcf(id);
    expect(before.total.letOn.years[1]).not.toHaveProperty('capex');
    const saved = await savePlan(id, 0, [roof]);
    expect(saved).toEqual({ revision: 1, items: [roof] });
    const after = await dcf(id);
    const inflation = after.parameters.find(({ key }) => key === 'costInflation')?.value ?? 0;
    expect(after.total.letOn.years[1]?.capex).toBeCloseTo(-30_000 * (1 + inflation), 4);
    const small = await dcf(id, unitIds[0]);
    expect(small.total.letOn.years[1]?.capex).toBeCloseTo(-10_000 * (1 + inflation), 4);
    await savePlan(id, 1, []);
    expect(await dcf(id)).toEqual(before);
  });

  it('of a past revision, or for a unit that is not in the valuation, are refused', async () => {
    const { id } = await madeValued(harness, anna, [home(50)]);
    await savePlan(id, 0, [roof]);
    await expect(savePlan(id, 0, [])).rejects.toMatchObject({ code: 'revision-behind' });
    const stranger = { of: 'unit', unitId: '00000000-0000-4000-8000-000000000099' } as const;
    await expect(savePlan(id, 1, [{ ...roof, scope: stranger }])).rejects.toMatchObject({
      code: 'unprocessable',
    });
    expect(await harness.api.call(valuationApi.capexPlan, { params: { id } }, anna)).toEqual({
      revision: 1,
      items: [roof],
    });
  });
});

describe('the weighed market value', () => {
  it('is the value by comparison by default, and a weighing is on record with its reason', async () => {
    const { id } = await madeValued(harness, anna, [home(50), home(100)]);
    const { weighed: unweighed, cashFlow } = await reconciliation(id);
    expect(unweighed).toMatchObject({ revision: 0, weight: 0, value: 600_000, both: { units: 2 } });
    expect(await summary(id)).not.toHaveProperty('weighing');
    const reason = 'Weinig vergelijkbare verkopen';
    await weigh(id, 0, 0.25, reason);
    const { weighed } = await reconciliation(id);
    expect(weighed?.value).toBeCloseTo(450_000 + cashFlow.value / 4, 2);
    expect(await summary(id)).toMatchObject({
      totalValue: 600_000,
      weighing: { revision: 1, weight: 0.25, reason },
    });
    const [edit] = await harness.api.call(valuationApi.getEdits, { params: { id } }, anna);
    expect(edit).toMatchObject({ kind: 'parameters', detail: 'weighing', from: 0, to: 0.25, reason });
  });

  it('needs a reason, and the revision it was read at', async () => {
    const { id } = await madeValued(harness, anna, [home(50)]);
    await expect(weigh(id, 0, 0.5, null)).rejects.toMatchObject({ code: 'bad-request' });
    await expect(weigh(id, 3, 0.5, 'Weinig verkopen hier')).rejects.toMatchObject({
      code: 'revision-behind',
    });
  });
});

describe('Monte Carlo', () => {
  const settings = { ...defaultMonteCarlo, runs: 1_000 };
  const start = (id: string, body = settings) =>
    harness.api.call(valuationApi.startMonteCarlo, { params: { id }, body }, anna);
  const read = (id: string) => harness.api.call(valuationApi.monteCarlo, { params: { id } }, anna);
  const endOf = async (id: string): Promise<MonteCarlo> => {
    for (;;) {
      const simulation = await read(id);
      if (simulation && simulation.state !== 'running') return simulation;
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  };

  it('has the same result for the same seed to the cent, checked over all units, and becomes outdated', async () => {
    const { id, unitIds } = await madeValued(harness, anna, [home(50), home(100)]);
    expect(await read(id)).toBeNull();
    expect(await start(id)).toMatchObject({ state: 'running', settings, result: null });
    const first = await endOf(id);
    expect(first).toMatchObject({ state: 'done', done: 200, outdated: false });
    expect(first.result?.base).toBeCloseTo((await dcf(id)).total.marketValue, 2);
    expect(first.result?.check.largestDeviation).toBeLessThan(0.002);
    await start(id);
    expect((await endOf(id)).result).toEqual(first.result);
    await start(id, { ...settings, seed: 2 });
    expect((await endOf(id)).result?.mean).not.toBe(first.result?.mean);
    await harness.api.call(
      unitApi.updateAddressObjectData,
      { params: { id: unitIds[0] ?? '' }, body: { annualRent: 9_000 } },
      anna,
    );
    expect(await read(id)).toMatchObject({ state: 'done', outdated: true });
  });

  it('is as it was after the approval, and so are plan and weighing', async () => {
    const { id } = await madeValued(harness, anna, [home(50), home(100)], { valueDate: '2026-11-01' });
    await savePlan(id, 0, [roof]);
    await weigh(id, 0, 0.25, 'Weinig vergelijkbare verkopen');
    await start(id);
    const before = { simulation: await endOf(id), flow: await dcf(id), both: await reconciliation(id) };
    await approve(harness, anna, id);
    const after = { simulation: await read(id), flow: await dcf(id), both: await reconciliation(id) };
    expect(after).toEqual(before);
    for (const change of [() => savePlan(id, 1, []), () => weigh(id, 1, 0, null), () => start(id)])
      await expect(change()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('under way is ended by the approval', async () => {
    const { id } = await madeValued(harness, anna, [home(50)], { valueDate: '2026-11-01' });
    await start(id);
    await approve(harness, anna, id);
    expect(['cancelled', 'done']).toContain((await read(id))?.state);
  });

  it('can be stopped, and is refused without values', async () => {
    const { id } = await madeValued(harness, anna, [home(50)]);
    await start(id);
    const stopped = await harness.api.call(valuationApi.cancelMonteCarlo, { params: { id } }, anna);
    expect(['cancelled', 'done']).toContain(stopped?.state);
    const without = await madeValued(harness, anna, [{}]);
    await expect(start(without.id)).rejects.toMatchObject({ code: 'results-missing' });
  });
});
