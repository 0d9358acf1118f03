import {
  type OperatingCostParams,
  portfolioApi,
  unitApi,
  type Valuation,
  valuationApi,
} from '@kavel/contracts';
import type { BridgeBasis, PortfolioValueBridge } from '@kavel/contracts/portfolios';
import type { Caller } from '@kavel/service-kit';
import { approve, type Harness, madePortfolio, shareWith, startHarness } from '../../testing/harness';
import { madeUpObject, madeUpResult } from '../../testing/made-up-objects';

let harness: Harness;
let anna: Caller;
let id: string;
let unitIds: string[];
beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  anna = await harness.caller({ name: 'Anna' });
  const portfolio = await madePortfolio(harness, anna, 3);
  id = portfolio.id;
  unitIds = portfolio.units.map(unit => unit.id);
});

/** Weighs the cash flow in a valuation. */
async function weigh(valuationId: string, weight: number) {
  const params = { id: valuationId };
  const buckets = { alles: { name: 'Alles', reason: null, unitIds } };
  await harness.api.call(valuationApi.saveAddressBuckets, { params, body: buckets }, anna);
  const body = { revision: 0, weight, reason: 'Verhuurde woningen' };
  await harness.api.call(valuationApi.saveWeighing, { params, body }, anna);
}

/** An approved valuation of the units with these values; a null leaves a unit out. */
async function approved(
  valueDate: string,
  values: readonly (number | null)[],
  isApproved = true,
  details: { operatingCostParams?: OperatingCostParams } = {},
): Promise<Valuation> {
  const valued = values.flatMap((value, at) =>
    value === null ? [] : [{ unitId: unitIds[at] ?? '', value }],
  );
  const body = {
    portfolioId: id,
    name: `Per ${valueDate}`,
    valueDate,
    unitIds: valued.map(({ unitId }) => unitId),
    ...details,
  };
  const valuation = await harness.api.call(valuationApi.createValuation, { body }, anna);
  const results = valued.map(({ unitId, value }) => madeUpResult(unitId, value, { valueDate }));
  await harness.putValues(anna, valuation.id, results);
  if (isApproved) await approve(harness, anna, valuation.id);
  return valuation;
}

const overTime = (caller = anna, unitId?: string) =>
  harness.api.call(portfolioApi.getValueOverTime, { params: { id }, query: { unitId } }, caller);
const bridge = (from: string, to: string) =>
  harness.api.call(portfolioApi.getValueBridge, { params: { id }, query: { from, to } }, anna);
const setFacts = (at: number, body: object) =>
  harness.api.call(unitApi.updateAddressObjectData, { params: { id: unitIds[at] ?? '' }, body }, anna);

test('without an approved valuation there is nothing, and drafts are only counted', async () => {
  await approved('2024-12-31', [100_000, 200_000, 300_000], false);
  expect(await overTime()).toMatchObject({ points: [], returns: [], gemeenten: [], open: 1 });
  await expect(bridge('2024-01-01', '2025-01-01')).rejects.toMatchObject({ code: 'not-found' });
});

test('a part that was valued later takes the last approved value of the others', async () => {
  const whole = await approved('2024-12-31', [100_000, 200_000, 300_000]);
  const part = await approved('2025-06-30', [110_000, null, null]);
  await harness.api.call(valuationApi.updateStatus, { params: { id: whole.id, status: 'archived' } }, anna);
  const { points, likeForLike, gemeenten } = await overTime();
  expect(points).toMatchObject([
    { date: '2024-12-31', total: 600_000, units: 3, restsOn: [{ valuationId: whole.id, units: 3 }] },
    {
      date: '2025-06-30',
      total: 610_000,
      units: 3,
      restsOn: [
        { valuationId: whole.id, status: 'archived', units: 2 },
        { valuationId: part.id, status: 'approved', units: 1 },
      ],
    },
  ]);
  expect(likeForLike).toEqual({ units: 3, oppervlakte: 300, perM2: [2000, 610_000 / 300] });
  expect(gemeenten).toEqual([{ code: 'GM9999', name: 'Verzonnendam', share: 1 }]);
  expect((await overTime(anna, unitIds[0])).points.map(({ total }) => total)).toEqual([100_000, 110_000]);
});

test('a unit that left no longer counts from the next valuation on, and the bridge says so', async () => {
  await approved('2024-12-31', [100_000, 200_000, 300_000]);
  await harness.api.call(unitApi.removeUnit, { params: { id, entityId: unitIds[2] ?? '' } }, anna);
  await setFacts(1, { oppervlakte: 110 });
  await approved('2025-12-31', [100_000, 220_000]);
  const { from, to, causes, largest } = await bridge('2025-01-15', '2026-01-15');
  expect([from.total, to.total]).toEqual([600_000, 320_000]);
  expect(causes.filter(({ amount }) => amount !== 0)).toEqual([
    { cause: 'removed', amount: -300_000, units: 1 },
    { cause: 'market', amount: 30_000, units: 2 },
    { cause: 'area', amount: 22_000, units: 1 },
    { cause: 'other', amount: -32_000, units: 2 },
  ]);
  expect(largest.map(one => [one.from, one.to])).toEqual([
    [300_000, null],
    [200_000, 220_000],
  ]);
});

describe('a weighed value', () => {
  const byBasis = (basis?: BridgeBasis) =>
    harness.api.call(
      portfolioApi.getValueBridge,
      { params: { id }, query: { from: '2025-12-31', to: '2026-12-31', basis } },
      anna,
    );
  const moved = ({ causes }: PortfolioValueBridge) =>
    causes.flatMap(({ cause, amount }) => (amount === 0 ? [] : [cause]));

  it('moves with the rents and the parameters; the approved one does not', async () => {
    const values = [100_000, 200_000, 300_000];
    await setFacts(0, { annualRent: 6_000 });
    const first = await approved('2025-12-31', values, false);
    await weigh(first.id, 0.5);
    await approve(harness, anna, first.id);
    await setFacts(0, { annualRent: 9_000 });
    const operatingCostParams = { cashFlow: { exitYield: 0.05 }, byType: {} };
    const second = await approved('2026-12-31', values, false, { operatingCostParams });
    await weigh(second.id, 0.5);
    const reconciled = (valuationId: string) =>
      harness.api.call(valuationApi.reconciliation, { params: { id: valuationId } }, anna);
    const last = (await reconciled(second.id)).weighed?.value ?? 0;
    await approve(harness, anna, second.id);

    const compared = await byBasis();
    expect(compared.weights?.map(({ weight }) => weight)).toEqual([0.5, 0.5]);
    expect(moved(compared)).toEqual(['market', 'other']);
    const bridge = await byBasis('weighed');
    expect(moved(bridge)).toEqual(['market', 'rent', 'parameters', 'other']);
    expect(bridge.from.total).toBe(600_000);
    const { from, to } = bridge.weighed ?? {};
    expect(from?.total).toBeCloseTo((await reconciled(first.id)).weighed?.value ?? 0, 2);
    expect(to).toEqual({ total: expect.closeTo(last, 2), withCashFlow: 1 });
    const sum = bridge.causes.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round(((to?.total ?? 0) - (from?.total ?? 0)) * 100));
  });
});

describe('total return', () => {
  it('is of the units with a rent: rents minus norm costs, and growth', async () => {
    await setFacts(0, { annualRent: 6_000, annualCosts: 1_000 });
    await approved('2024-12-31', [100_000, 200_000, 300_000]);
    await setFacts(0, { annualRent: 7_000 });
    await approved('2025-12-31', [110_000, 200_000, 300_000]);
    // (6,000 + 7,000) / 2 − 1,000 = 5,500 of 100,000; growth 10,000 of 100,000.
    expect((await overTime()).returns).toEqual([
      {
        year: 2025,
        days: 365,
        daysOfYear: 365,
        income: expect.closeTo(0.055, 4),
        capital: expect.closeTo(0.1),
        total: expect.closeTo(0.155, 4),
        held: 3,
        units: 1,
        incomeBasis: 'norms',
      },
    ]);
  });

  it('uses what was entered of all units, which only editors enter', async () => {
    await approved('2024-12-31', [100_000, 200_000, 300_000]);
    await approved('2025-12-31', [100_000, 200_000, 320_000]);
    const body = { income: 32_000, costs: 8_000, capex: 10_000, receipts: null };
    const save = (caller: Caller, year: number) =>
      harness.api.call(portfolioApi.savePortfolioYear, { params: { id, year }, body }, caller);
    await save(anna, 2025);
    // Employed 600,000 + 5,000; growth 20,000 − 10,000; income 24,000.
    expect((await overTime()).returns).toMatchObject([
      {
        income: expect.closeTo(24_000 / 605_000),
        capital: expect.closeTo(10_000 / 605_000),
        total: expect.closeTo(34_000 / 605_000),
        units: 3,
        incomeBasis: 'entered',
      },
    ]);
    const stranger = await harness.caller();
    const colleague = await harness.caller({ org: anna.organisationId });
    for (const caller of [stranger, colleague]) {
      await expect(save(caller, 2025)).rejects.toMatchObject({ code: 'not-found' });
      await expect(overTime(caller)).rejects.toMatchObject({ code: 'not-found' });
    }
    await shareWith(harness, anna, id, colleague);
    expect((await overTime(colleague)).entered).toEqual([{ year: 2025, ...body }]);
    const nothing = { income: null, costs: null, capex: null, receipts: null };
    await harness.api.call(
      portfolioApi.savePortfolioYear,
      { params: { id, year: 2025 }, body: nothing },
      colleague,
    );
    expect(await overTime()).toMatchObject({ entered: [], returns: [{ income: null, incomeBasis: null }] });
  });
});
