import { containsPoint, toGrid } from '@kavel/catalogue/geo';
import {
  barOf,
  countBetween,
  isFilterOf,
  type Transaction,
  transactionApi,
  transactionBars,
  transactionRangeKeys,
} from '@kavel/contracts/transactions';
import fc from 'fast-check';
import { type Filter, fieldOfChoice, ofMarket, passing, tally } from '../testing/plain-transactions';
import { randomFilter, share } from '../testing/random-transaction-filter';
import { currentYear, ever, today } from '../testing/transaction-dates';
import { startTransactionService, type TransactionService } from '../testing/transaction-service';

jest.setTimeout(120_000);

let service: TransactionService;
beforeAll(async () => {
  service = await startTransactionService();
});
afterEach(() => service.permit(['auth.vesteda']));
afterAll(() => service.close());

test('the demo has transactions of every market with every figure that is filtered by', () => {
  expect(service.all.length).toBeGreaterThan(1_000);
  const known = (market: Partial<Transaction>, key: keyof Transaction): boolean =>
    service.all.some(
      one =>
        Object.entries(market).every(([field, value]) => one[field as keyof Transaction] === value) &&
        one[key] !== null,
    );
  for (const key of transactionRangeKeys)
    expect([key, known({ propertyType: 'koop', category: 'wonen' }, key)]).toEqual([key, true]);
  for (const key of ['price', 'pricePerM2', 'area', 'year', 'plot'] as const)
    expect([key, known({ propertyType: 'huur', category: 'commercieel' }, key)]).toEqual([key, true]);
  expect(service.all.every(({ fictional }) => fictional)).toBe(true);
});

test('counts, options, bars and months are those of a plain search, for any filter', async () => {
  await fc.assert(
    fc.asyncProperty(randomFilter, async filter => {
      const facets = transactionApi.transactionFacets.result.parse(await service.ask('/facets', filter));
      expect(facets.count).toBe(passing(service.all, filter).length);
      expect(facets.total).toBe(ofMarket(service.all, filter).length);
      for (const [key, field] of Object.entries(fieldOfChoice) as [
        keyof typeof fieldOfChoice,
        keyof Transaction,
      ][]) {
        const expected = tally(passing(service.all, filter, key).map(one => one[field] as string | null));
        expect(facets.choices[key]).toEqual(isFilterOf(filter, key) ? expected : undefined);
      }
      expect(facets.choices.gebruiksdoel).toEqual(
        tally(passing(service.all, filter, 'gebruiksdoel').flatMap(({ gebruiksdoelen: own }) => own)),
      );
      expect(Object.fromEntries(facets.months.map(({ month, count }) => [month, count]))).toEqual(
        tally(passing(service.all, filter, 'transactionDate').map(({ date }) => date.slice(0, 7))),
      );
      for (const key of transactionRangeKeys) {
        if (!isFilterOf(filter, key)) continue;
        const counts = Array.from({ length: transactionBars }, () => 0);
        const values = passing(service.all, filter, key).map(one => one[key]);
        for (const value of values) {
          if (value === null) continue;
          const bar = barOf(value, key, filter, currentYear);
          counts[bar] = (counts[bar] ?? 0) + 1;
        }
        const missing = values.filter(value => value === null).length;
        expect([key, facets.ranges[key]]).toEqual([key, { counts, missing }]);
      }
    }),
    { numRuns: 60 },
  );
});

test('a distribution counts any range of its slider as the service does', async () => {
  const sample = fc.record({
    filter: randomFilter,
    range: fc.constantFrom(...transactionRangeKeys),
    at: fc.tuple(share, share),
  });
  await fc.assert(
    fc.asyncProperty(sample, async ({ filter, range, at }) => {
      const distribution = transactionApi.transactionDistribution.result.parse(
        await service.ask('/distribution', { filter, range }),
      );
      expect(distribution.count).toBe(passing(service.all, filter).length);
      const { values } = distribution;
      const [min, max] = at
        .map(end => values[Math.floor(end * (values.length - 1))] ?? null)
        .toSorted((a, b) => (a ?? 0) - (b ?? 0));
      const expected = passing(service.all, filter, range).filter(one => {
        const value = one[range];
        return (
          min === null ||
          min === undefined ||
          max === null ||
          max === undefined ||
          (value !== null && value >= min && value <= max)
        );
      });
      expect(countBetween(distribution, { min: min ?? null, max: max ?? null })).toBe(expected.length);
    }),
    { numRuns: 60 },
  );
});

test('statistics of a drawn area are those of what lies in it', async () => {
  const filter: Filter = { category: 'wonen', propertyType: 'koop', transactionDate: ever };
  const [first] = ofMarket(service.all, filter);
  const ring: [number, number][] = [
    [-0.006, -0.004],
    [0.012, -0.006],
    [0.004, 0.001],
    [0.009, 0.008],
    [-0.007, 0.006],
  ].map(([lon = 0, lat = 0]) => [(first?.lon ?? 0) + lon, (first?.lat ?? 0) + lat]);
  const shape = [[ring.flatMap(([lon, lat]) => Object.values(toGrid({ lon, lat })))]];
  const inside = passing(service.all, filter).filter(one => {
    const { x, y } = toGrid(one);
    return containsPoint(shape, x, y);
  });
  const answer = await service.ask('/statistics', { filter, area: { ring } });
  const { count, price, trend } = transactionApi.transactionStatistics.result.parse(answer);
  expect(inside.length).toBeGreaterThan(20);
  expect(count).toBe(inside.length);
  expect(price?.median).toBeCloseTo(median(inside.map(one => one.price)), 6);
  expect(trend.reduce((sum, month) => sum + month.count, 0)).toBe(count);
});

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

test('statistics of nothing are no figures', async () => {
  const filter = { category: 'wonen', propertyType: 'koop', ranges: { price: { min: 9_999_999 } } };
  expect(await service.ask('/statistics', { filter })).toMatchObject({
    count: 0,
    price: null,
    pricePerM2: null,
    trend: [],
  });
});

test('without a date it is the past year, without a market letting of dwellings', async () => {
  const answer = await service.ask<{ transactions: Transaction[] }>('', { filter: {}, limit: 500 });
  expect(answer.transactions.length).toBeGreaterThan(10);
  for (const { category, propertyType, date } of answer.transactions) {
    expect([category, propertyType]).toEqual(['wonen', 'huur']);
    expect(date >= '2025-11-21' && date <= today).toBe(true);
  }
});

test('pages are in order and meet', async () => {
  const filter = { category: 'wonen', propertyType: 'koop', transactionDate: ever };
  const sort = { by: 'pricePerM2', direction: 'ascending' };
  const page = async (offset: number, limit: number): Promise<Transaction[]> =>
    (await service.ask<{ transactions: Transaction[] }>('', { filter, sort, offset, limit })).transactions;
  const [whole, first, second] = [await page(0, 60), await page(0, 30), await page(30, 30)];
  expect([...first, ...second]).toEqual(whole);
  const values = whole.map(({ pricePerM2 }) => pricePerM2 ?? Infinity);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test.each([
  [{ ranges: { price: { min: 20_000 } } }, 'body.ranges.price.min'],
  [{ ranges: { price: { min: 20, max: 10 } } }, 'body.ranges.price.min'],
  [{ transactionDate: { from: '2026-02-01', to: '2026-01-01' } }, 'body.transactionDate.from'],
  [{ municipalities: ["GM0200' OR 1=1"] }, 'body.municipalities.0'],
  [{ koopcondities: ['cash'] }, 'body.koopcondities.0'],
])('a filter that cannot be is refused with its field: %j', async (filter, field) => {
  const response = await service.post('/facets', filter);
  expect(response.statusCode).toBe(400);
  expect(response.json().error.details.map((one: { field: string }) => one.field)).toContain(field);
});

test('either permission opens it, another does not', async () => {
  const status = async (): Promise<number> => (await service.post('/facets', {})).statusCode;
  service.permit(['auth.unrestricted-access-general']);
  expect(await status()).toBe(200);
  service.permit(['auth.locator']);
  expect(await status()).toBe(403);
});
