import { type AddressObjectData, unitApi, valuationApi } from '@kavel/contracts';
import { type LeaseContent, leaseApi } from '@kavel/contracts/leases';
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

const marketRent = 12_000;
/** A home with a value and a modelled market rent. */
const home = (facts: Partial<AddressObjectData> = {}): MadeUnit => ({
  facts,
  value: 300_000,
  result: { marketRent },
});
const cashFlow = (id: string, unitId?: string, caller = anna) =>
  harness.api.call(valuationApi.dcf, { params: { id }, query: { unitId } }, caller);
/** A lease of the whole unit for long. */
const office: Omit<LeaseContent, 'annualRent'> = {
  reference: null,
  kind: '230a',
  area: null,
  start: '2020-01-01',
  end: '2099-12-31',
  breakDate: null,
  noticeMonths: null,
  indexation: null,
  rentFreeMonths: 0,
  discount: 0,
  discountEnd: null,
  deposit: null,
  serviceCosts: null,
};
const withoutArea = (id: string) =>
  harness.api.call(unitApi.updateAddressObjectData, { params: { id }, body: { oppervlakte: null } }, anna);

describe('cash flow', () => {
  it('uses own rent before estimated rent, and both scenarios for homes', async () => {
    const { id } = await madeValued(harness, anna, [home({ annualRent: 9_000 }), home()]);
    const flow = await cashFlow(id);
    const turnover = flow.parameters.find(parameter => parameter.key === 'turnoverRate')?.value ?? 0;
    const expected = (1 - turnover) * 9_000 + turnover * marketRent + marketRent;
    expect(flow.total.letOn.years[0]?.lines.rent).toBeCloseTo(expected, 4);
    expect(flow.total.sellOff?.years[0]?.lines.saleProceeds).toBeGreaterThan(0);
    expect(flow.excluded).toEqual([]);
    expect(flow.byBucket[0]?.letOn.netValue).toBeCloseTo(flow.total.letOn.netValue, 6);
  });

  it('of units adds up to that of the portfolio; an unknown unit is not found', async () => {
    const { id, unitIds } = await madeValued(harness, anna, [home(), home(), home()]);
    const whole = await cashFlow(id);
    const parts = await Promise.all(unitIds.map(unitId => cashFlow(id, unitId)));
    const sum = parts.reduce((total, part) => total + part.total.letOn.netValue, 0);
    expect(sum).toBeCloseTo(whole.total.letOn.netValue, 4);
    expect(parts.map(({ byBucket }) => byBucket[0]?.units)).toEqual([1, 1, 1]);
    const stranger = '00000000-0000-4000-8000-000000000099';
    await expect(cashFlow(id, stranger)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('skips a unit without area and reports it', async () => {
    const { id, unitIds } = await madeValued(harness, anna, [home(), home()]);
    await withoutArea(unitIds[0] ?? '');
    const flow = await cashFlow(id);
    expect(flow.excluded).toEqual([{ unitId: unitIds[0], reason: 'no-area' }]);
    expect(flow.byBucket[0]?.units).toBe(1);
  });

  it('is capped by the maximum rent of a dwelling whose points are known, and names the source', async () => {
    const small = { oppervlakte: 40, energielabel: 'E' as const, annualRent: 6_000, marketRent: 24_000 };
    const flowWith = async (wozValue: number | null) =>
      cashFlow((await madeValued(harness, anna, [home({ ...small, wozValue })])).id);
    const free = await flowWith(null);
    expect(free.regulated).toMatchObject({ units: 0, unknown: 1 });
    const bound = await flowWith(120_000);
    expect(bound.regulated).toMatchObject({ units: 1, unknown: 0, year: 2026 });
    expect(bound.regulated?.source).toMatch(/Besluit huurprijzen woonruimte/);
    expect(bound.total.letOn.netValue).toBeLessThan(free.total.letOn.netValue);
  });

  it('reads each lease of a unit, as they were when the valuation was approved', async () => {
    const made = await madeValued(harness, anna, [home({ vtwType: 'kantoor', annualRent: 9_000 })]);
    const { id, unitIds, portfolioId } = made;
    const unitId = unitIds[0] ?? '';
    const addLease = (annualRent: number) =>
      harness.api.call(
        leaseApi.addLease,
        { params: { id: portfolioId }, body: { ...office, annualRent, unitId } },
        anna,
      );
    const firstRent = async () => (await cashFlow(id)).total.letOn.years[0]?.lines.rent;
    await addLease(20_000);
    expect(await firstRent()).toBeCloseTo(20_000, 4);
    await approve(harness, anna, id);
    await addLease(5_000);
    expect(await firstRent()).toBeCloseTo(20_000, 4);
    const { addressObjectData } = await harness.api.call(unitApi.getUnit, { params: { id: unitId } }, anna);
    expect(addressObjectData.annualRent).toBe(25_000);
  });

  it('is refused without values, and at a discount rate equal to the rent growth', async () => {
    const { id } = await madeValued(harness, anna, [{}]);
    await expect(cashFlow(id)).rejects.toMatchObject({ code: 'results-missing', status: 422 });
    const valued = await madeValued(harness, anna, [home()]);
    const operatingCostParams = { cashFlow: { discountRate: 0.02, rentGrowth: 0.02 } };
    await harness.api.call(
      valuationApi.updateValuation,
      { params: { id: valued.id }, body: { revision: valued.revision, operatingCostParams } },
      anna,
    );
    await expect(cashFlow(valued.id)).rejects.toMatchObject({
      code: 'rate-at-or-below-growth',
      status: 422,
      message: 'The discount rate of 2.00 % is at or below the rent growth of 2.00 %.',
    });
  });

  it('is hidden from users who may not see the valuation', async () => {
    const { id } = await madeValued(harness, anna, [home()]);
    const colleague = await harness.caller({ org: anna.organisationId });
    await expect(cashFlow(id, undefined, colleague)).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('what-if computes the cash flow of each change; a change without a value does not affect the others', async () => {
  const { id } = await madeValued(harness, anna, [home(), home()]);
  const { total } = await cashFlow(id);
  const changes = [{}, { discountRate: 0.01 }, { discountRate: -0.1 }];
  const outcomes = await harness.api.call(valuationApi.whatIf, { params: { id }, body: { changes } }, anna);
  const [base, dearer, none] = outcomes;
  expect(base).toMatchObject({ letOn: total.letOn.netValue, marketValue: total.marketValue });
  if (base?.outcome !== 'valued' || dearer?.outcome !== 'valued') throw new Error('both have a value');
  expect(dearer.letOn).toBeLessThan(base.letOn);
  expect(none).toEqual({ outcome: 'rate-at-or-below-growth' });
});

test('the cash flow is reconciled with the values by comparison, listing the excluded unit', async () => {
  const { id, unitIds } = await madeValued(harness, anna, [home(), home()]);
  await withoutArea(unitIds[0] ?? '');
  const {
    comparison,
    steps,
    cashFlow: reached,
  } = await harness.api.call(valuationApi.reconciliation, { params: { id } }, anna);
  expect(comparison).toEqual({ value: 600_000, units: 2 });
  expect(reached.value).toBeCloseTo((await cashFlow(id)).total.marketValue, 2);
  expect(steps[0]).toMatchObject({ step: 'no-cash-flow', units: 1 });
  const moved = steps.reduce((sum, { amount }) => sum + amount, 0);
  expect(600_000 + moved).toBeCloseTo(reached.value, 2);
});

test('the overview of a bucket sums values and areas of the valued units', async () => {
  const { id } = await madeValued(harness, anna, [home({ oppervlakte: 80 }), home({ oppervlakte: 120 }), {}]);
  expect(await harness.api.call(valuationApi.bucketOverview, { params: { id } }, anna)).toEqual([
    { bucket: 'alles', name: 'Alles', units: 3, valued: 2, value: 600_000, pricePerM2: 3_000 },
  ]);
});
