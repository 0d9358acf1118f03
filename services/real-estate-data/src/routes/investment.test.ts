import { type EndpointInput, estimateApi } from '@kavel/contracts';
import type { InvestmentReference } from '@kavel/contracts/estimates';
import { distanceBetween } from '@kavel/engine';
import { type Harness, startHarness } from '../calculation/testing/harness';

// The first question of a type learns its market, which takes seconds on a busy machine.
jest.setTimeout(60_000);

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ everyNth: 24 });
}, 120_000);
afterAll(() => harness.stop());

type Query = EndpointInput<typeof estimateApi.investmentReferences>['query'];
const find = (query: Query = {}) =>
  harness.api.call(estimateApi.investmentReferences, { query }, harness.caller);

describe('sales of let property', () => {
  let all: readonly InvestmentReference[];
  beforeAll(async () => {
    all = (await find()).references;
  });

  it('carry the rent last agreed before the sale, and its yield on the price', () => {
    expect(all.length).toBeGreaterThan(10);
    for (const { annualRent, price, barKk, rentDate, transactionDate, distanceInKm } of all) {
      expect(barKk).toBe(annualRent / price);
      expect(rentDate <= transactionDate).toBe(true);
      expect(distanceInKm).toBeNull();
    }
  });

  it('lie within the distance along the globe: the farthest counts at its own distance, not a centimetre below', async () => {
    const [first] = all;
    if (!first) throw new Error('there are sales');
    const origin = { originLatitude: '52.55', originLongitude: '5.20' };
    const { references, total } = await find(origin);
    const metres = (one: { lon: number; lat: number }) => distanceBetween({ lat: 52.55, lon: 5.2 }, one);
    expect(references).toHaveLength(Math.min(total, 500));
    for (const one of references) expect((one.distanceInKm ?? 0) * 1000).toBeCloseTo(metres(one), 3);
    const middle = references[Math.floor(references.length / 2)];
    if (!middle) throw new Error('there is a middle one');
    const edge = metres(middle);
    const within = async (radius: number) =>
      (await find({ ...origin, distanceInKm: String(radius / 1000) })).total;
    const expected = (radius: number) => references.filter(one => metres(one) <= radius).length;
    expect(await within(edge + 0.01)).toBe(expected(edge + 0.01));
    expect(await within(edge - 0.01)).toBe(expected(edge - 0.01));
    expect(await within(edge + 0.01)).toBeGreaterThan(await within(edge - 0.01));
  });

  it('keep to dates, prices and objects, bounds included', async () => {
    const [one, other] = all;
    if (!one || !other) throw new Error('there are two');
    const onTheDay = { minTransactionDate: one.transactionDate, maxTransactionDate: one.transactionDate };
    const dated = (await find(onTheDay)).references;
    expect(dated.map(({ id }) => id)).toContain(one.id);
    expect(new Set(dated.map(({ transactionDate }) => transactionDate))).toEqual(
      new Set([one.transactionDate]),
    );
    const price = String(one.price);
    const priced = (await find({ minTransactionPrice: price, maxTransactionPrice: price })).references;
    expect(new Set(priced.map(sale => sale.price))).toEqual(new Set([one.price]));
    const ofOne = (await find({ id: one.objectId })).references;
    expect(new Set(ofOne.map(({ objectId }) => objectId))).toEqual(new Set([one.objectId]));
    const ofBoth = (await find({ id: [one.objectId, other.objectId] })).references;
    expect(new Set(ofBoth.map(({ objectId }) => objectId))).toEqual(new Set([one.objectId, other.objectId]));
    expect(await find({ id: '0000000000000000' })).toEqual({ total: 0, references: [] });
  });

  it.each<[string, Query]>([
    ['a date that is none', { minTransactionDate: '2026-02-30' }],
    ['dates in reverse', { minTransactionDate: '2026-02-02', maxTransactionDate: '2026-02-01' }],
    ['prices in reverse', { minTransactionPrice: '2', maxTransactionPrice: '1' }],
    ['a price that is no number', { minTransactionPrice: 'NaN' }],
    ['an empty price', { maxTransactionPrice: '' }],
    ['a negative price', { minTransactionPrice: '-1' }],
    ['an endless distance', { distanceInKm: 'Infinity', originLatitude: '52', originLongitude: '5' }],
    ['a distance of nothing', { distanceInKm: '0', originLatitude: '52', originLongitude: '5' }],
    ['a distance from nowhere', { distanceInKm: '1' }],
    ['half an origin', { originLatitude: '52' }],
    ['an origin off the globe', { originLatitude: '91', originLongitude: '5' }],
    ['an id that is none', { id: '12' }],
  ])('are refused for %s', async (_, query) => {
    await expect(find(query)).rejects.toMatchObject({ code: 'bad-request', status: 400 });
  });
});

describe('an office', () => {
  const office = async () => {
    const [found] = await harness.objects('kantoor', 1);
    if (!found) throw new Error('the town has an office');
    return found;
  };
  type Body = EndpointInput<typeof estimateApi.officeValuation>['body'];
  const value = (body: Body) => harness.api.call(estimateApi.officeValuation, { body }, harness.caller);

  it('is worth by its rent what makes the net yield come out, buyer’s costs included', async () => {
    const { objectId } = await office();
    const { byRent } = await value({ objectId, oppervlakte: 1000, annualRent: 150_000, netYield: 0.07 });
    if (!byRent) throw new Error('there is rent');
    const { value: price, operatingCosts, transferCosts } = byRent;
    expect(byRent).toMatchObject({ annualRent: 150_000, rentFromMarket: false, netYield: 0.07 });
    expect(operatingCosts).toBeGreaterThan(0);
    expect((150_000 - operatingCosts) / (price * (1 + transferCosts))).toBeCloseTo(0.07, 6);
    expect(byRent.barKk).toBe(150_000 / price);
  });

  it('has the costs its owner gives: (150,000 − 30,000) over the net yield', async () => {
    const { objectId } = await office();
    const given = { objectId, annualRent: 150_000, annualCosts: 30_000, netYield: 0.07 };
    const { byRent } = await value(given);
    expect(byRent?.operatingCosts).toBeCloseTo(30_000, 6);
    const at = (net: number, rate: number) => Math.round(net / (rate * (1 + (byRent?.transferCosts ?? 0))));
    expect(byRent?.value).toBe(at(120_000, 0.07));
    const { annualRents, netYields, values } = byRent?.sensitivity ?? {
      annualRents: [],
      netYields: [],
      values: [],
    };
    expect([annualRents.length, netYields.length]).toEqual([5, 5]);
    expect(values[2]?.[2]).toBe(byRent?.value);
    expect(values[2]?.[4]).toBe(at(120_000, 0.08));
    expect(byRent?.range?.low).toBeLessThan(byRent?.value ?? 0);
    expect(byRent?.range?.high).toBeGreaterThan(byRent?.value ?? 0);
  });

  it('is worth by sales what its references say, by the settings given', async () => {
    const { objectId } = await office();
    const { bySales, oppervlakte } = await value({ objectId, params: { maxReferences: 3 } });
    expect(oppervlakte).toBeGreaterThan(0);
    if (!bySales) throw new Error('there are sales of offices');
    expect(bySales.references).toHaveLength(bySales.result.referenceCount);
    expect(await value({ objectId, params: { maxDistance: 100, maxMonths: 1 } })).toMatchObject({
      bySales: null,
    });
  });

  it('that no rent is left of after its costs has no value by rent', async () => {
    const { objectId } = await office();
    expect(await value({ objectId, annualRent: 0 })).toMatchObject({ byRent: null });
  });

  it.each<[string, Omit<Body, 'objectId'>]>([
    ['a negative rent', { annualRent: -1 }],
    ['a yield of nothing', { netYield: 0 }],
    ['no area', { oppervlakte: 0 }],
    ['a date that is none', { valueDate: '2026-13-01' }],
  ])('is refused for %s', async (_, wrong) => {
    const { objectId } = await office();
    await expect(value({ objectId, ...wrong })).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('is refused where there is none: an unknown address, a home', async () => {
    const [home] = await harness.objects('eengezinswoning', 1);
    await expect(value({ objectId: '0000000000000000' })).rejects.toMatchObject({
      code: 'address-not-found',
    });
    await expect(value({ objectId: home?.objectId ?? '' })).rejects.toMatchObject({ code: 'unprocessable' });
  });
});
