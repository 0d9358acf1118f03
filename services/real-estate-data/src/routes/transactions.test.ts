import { containsPoint, toGrid } from '@kavel/catalogue/geo';
import { temporaryFolder } from '@kavel/catalogue/testing';
import type { PermissionKey } from '@kavel/contracts';
import { energyLabels, gebruiksdoelen } from '@kavel/contracts/lists';
import {
  bouwvormen,
  countBetween,
  isFilterOf,
  koopcondities,
  narrowedEnds,
  onderhoudsniveaus,
  pastYear,
  propertyTypes,
  subtypes,
  type Transaction,
  type TransactionFilterInput,
  type TransactionRangeKey,
  transactionApi,
  transactionBins,
  transactionCategories,
  transactionRangeKeys,
  transactionRanges,
  woningtypes,
} from '@kavel/contracts/transactions';
import { makeDemo } from '@kavel/demo-data';
import { hostServices } from '@kavel/service-kit';
import { testCaller } from '@kavel/service-kit/testing';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { defineRealEstateDataService } from '../index';

jest.setTimeout(120_000);

const today = '2026-11-21';
const currentYear = 2026;
const ever = { from: '1900-01-01', to: '2100-01-01' };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let app: FastifyInstance;
let all: Transaction[];
let permissions: PermissionKey[] = ['auth.vesteda'];
beforeAll(async () => {
  folder = await temporaryFolder();
  await makeDemo({ dataFolder: folder.path, everyNth: 6 });
  const service = defineRealEstateDataService({ dataFolder: folder.path, now: () => new Date(today) });
  const { userId, organisationId } = testCaller();
  const claims = { name: 'Test', email: 'test@kavel.example', iat: 0, exp: 4_000_000_000 };
  app = hostServices([service], {
    verifyToken: async () => ({ ...claims, sub: userId, org: organisationId, perm: permissions }),
  });
  await app.ready();
  all = await everything();
});
afterEach(() => {
  permissions = ['auth.vesteda'];
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

function post(path: string, body: unknown): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: `/api/real-estate-data/transactions${path}`,
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
}

async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await post(path, body);
  expect(response.statusCode).toBe(200);
  return response.json().result;
}

/** All transactions of all markets, page by page. */
async function everything(): Promise<Transaction[]> {
  const found: Transaction[] = [];
  for (const category of transactionCategories) {
    for (const propertyType of propertyTypes) {
      const filter = { category, propertyType, transactionDate: ever };
      for (let offset = 0; ; offset += 500) {
        const answer = await ask('', { filter, limit: 500, offset });
        const { transactions, count } = transactionApi.transactions.result.parse(answer);
        found.push(...transactions);
        if (offset + 500 >= count) break;
      }
    }
  }
  return found;
}

const fieldOfChoice = {
  municipalities: 'gemeentecode',
  woningtypes: 'woningtype',
  subtypes: 'subtype',
  koopcondities: 'koopconditie',
  energyLabels: 'energielabel',
  onderhoudBinnen: 'onderhoudBinnen',
  onderhoudBuiten: 'onderhoudBuiten',
  bouwvorm: 'bouwvorm',
} as const;
type Filter = TransactionFilterInput & { category: 'wonen' | 'commercieel'; propertyType: 'huur' | 'koop' };
type Key = keyof typeof fieldOfChoice | 'gebruiksdoel' | TransactionRangeKey | 'transactionDate';

/** Which filters a transaction fails, in plain JavaScript. */
function failed(filter: Filter, transaction: Transaction): Key[] {
  const failing: Key[] = [];
  const { from, to } = filter.transactionDate ?? pastYear(today);
  if (transaction.date < from || transaction.date > to) failing.push('transactionDate');
  for (const [key, field] of Object.entries(fieldOfChoice) as [
    keyof typeof fieldOfChoice,
    keyof Transaction,
  ][]) {
    const chosen: readonly unknown[] = filter[key] ?? [];
    if (chosen.length > 0 && !chosen.includes(transaction[field])) failing.push(key);
  }
  const functions = filter.gebruiksdoel ?? [];
  if (functions.length > 0 && !functions.some(one => transaction.gebruiksdoelen.includes(one)))
    failing.push('gebruiksdoel');
  for (const key of transactionRangeKeys) {
    const { min, max } = narrowedEnds(filter.ranges?.[key], transactionRanges(filter, currentYear)[key]);
    const value = transaction[key];
    const fails =
      value === null ? min !== null || max !== null : value < (min ?? value) || value > (max ?? value);
    if (fails) failing.push(key);
  }
  return failing.filter(key => key === 'transactionDate' || isFilterOf(filter, key));
}

function ofMarket({ category, propertyType }: Filter): Transaction[] {
  return all.filter(one => one.category === category && one.propertyType === propertyType);
}

/** What passes all filters but this one. */
function passing(filter: Filter, but?: Key): Transaction[] {
  return ofMarket(filter).filter(one => failed(filter, one).every(key => key === but));
}

function tally(values: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const subset = <Option>(options: readonly Option[]) => fc.subarray([...options], { minLength: 1 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const filters: fc.Arbitrary<Filter> = fc
  .record({
    market: fc.record({
      category: fc.constantFrom(...transactionCategories),
      propertyType: fc.constantFrom(...propertyTypes),
    }),
    date: fc.option(fc.constantFrom(ever, { from: '2024-03-05', to: '2025-08-14' }), { nil: undefined }),
    choices: fc.record(
      {
        gebruiksdoel: subset(gebruiksdoelen),
        woningtypes: subset(woningtypes),
        subtypes: subset(subtypes),
        koopcondities: subset(koopcondities),
        energyLabels: subset(energyLabels),
        onderhoudBinnen: subset(onderhoudsniveaus),
        onderhoudBuiten: subset(onderhoudsniveaus),
        bouwvorm: subset(bouwvormen),
      },
      { requiredKeys: [] },
    ),
    keys: fc.subarray([...transactionRangeKeys], { maxLength: 3 }),
    ends: fc.array(fc.tuple(share, share), { minLength: 3, maxLength: 3 }),
  })
  .map(({ market, date, choices, keys, ends }) => {
    const limits = transactionRanges(market, currentYear);
    const ranges = Object.fromEntries(
      keys.map((key, index) => {
        const { min, max } = limits[key];
        // Cubed, as most values lie near the lower end.
        const values = (ends[index] ?? [0, 1]).map(
          end => Math.round((min + (max - min) * end ** 3) * 10) / 10,
        );
        return [key, { min: Math.min(...values), max: Math.max(...values) }];
      }),
    );
    return { ...market, ...(date ? { transactionDate: date } : {}), ...choices, ranges };
  });

test('the demo has transactions of every market with every figure that is filtered by', () => {
  expect(all.length).toBeGreaterThan(1_000);
  const known = (market: Partial<Transaction>, key: keyof Transaction): boolean =>
    all.some(
      one =>
        Object.entries(market).every(([field, value]) => one[field as keyof Transaction] === value) &&
        one[key] !== null,
    );
  for (const key of transactionRangeKeys)
    expect([key, known({ propertyType: 'koop', category: 'wonen' }, key)]).toEqual([key, true]);
  for (const key of ['price', 'pricePerM2', 'area', 'year', 'plot'] as const)
    expect([key, known({ propertyType: 'huur', category: 'commercieel' }, key)]).toEqual([key, true]);
  expect(all.every(({ fictional }) => fictional)).toBe(true);
});

test('counts, options, bars and months are those of a plain search, for any filter', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async filter => {
      const facets = transactionApi.transactionFacets.result.parse(await ask('/facets', filter));
      expect(facets.count).toBe(passing(filter).length);
      expect(facets.total).toBe(ofMarket(filter).length);
      for (const [key, field] of Object.entries(fieldOfChoice) as [
        keyof typeof fieldOfChoice,
        keyof Transaction,
      ][]) {
        const expected = tally(passing(filter, key).map(one => one[field] as string | null));
        expect(facets.choices[key]).toEqual(isFilterOf(filter, key) ? expected : undefined);
      }
      expect(facets.choices.gebruiksdoel).toEqual(
        tally(passing(filter, 'gebruiksdoel').flatMap(({ gebruiksdoelen: own }) => own)),
      );
      expect(Object.fromEntries(facets.months.map(({ month, count }) => [month, count]))).toEqual(
        tally(passing(filter, 'transactionDate').map(({ date }) => date.slice(0, 7))),
      );
      for (const key of transactionRangeKeys) {
        if (!isFilterOf(filter, key)) continue;
        const bins = transactionBins(key, filter, currentYear);
        const counts = bins.map(() => 0);
        const values = passing(filter, key).map(one => one[key]);
        for (const value of values) {
          if (value === null) continue;
          const bar = bins.findIndex(end => value <= end);
          const at = bar < 0 ? bins.length - 1 : bar;
          counts[at] = (counts[at] ?? 0) + 1;
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
    filter: filters,
    range: fc.constantFrom(...transactionRangeKeys),
    at: fc.tuple(share, share),
  });
  await fc.assert(
    fc.asyncProperty(sample, async ({ filter, range, at }) => {
      const distribution = transactionApi.transactionDistribution.result.parse(
        await ask('/distribution', { filter, range }),
      );
      expect(distribution.count).toBe(passing(filter).length);
      const { values } = distribution;
      const [min, max] = at
        .map(end => values[Math.floor(end * (values.length - 1))] ?? null)
        .toSorted((a, b) => (a ?? 0) - (b ?? 0));
      const expected = passing(filter, range).filter(one => {
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
  const [first] = ofMarket(filter);
  const ring: [number, number][] = [
    [-0.006, -0.004],
    [0.012, -0.006],
    [0.004, 0.001],
    [0.009, 0.008],
    [-0.007, 0.006],
  ].map(([lon = 0, lat = 0]) => [(first?.lon ?? 0) + lon, (first?.lat ?? 0) + lat]);
  const shape = [[ring.flatMap(([lon, lat]) => Object.values(toGrid({ lon, lat })))]];
  const inside = passing(filter).filter(one => {
    const { x, y } = toGrid(one);
    return containsPoint(shape, x, y);
  });
  const answer = await ask('/statistics', { filter, area: { ring } });
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
  expect(await ask('/statistics', { filter })).toMatchObject({
    count: 0,
    price: null,
    pricePerM2: null,
    trend: [],
  });
});

test('without a date it is the past year, without a market letting of dwellings', async () => {
  const { filter, ...answer } = {
    filter: {},
    ...(await ask<{ transactions: Transaction[] }>('', { filter: {}, limit: 500 })),
  };
  expect(filter).toEqual({});
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
    (await ask<{ transactions: Transaction[] }>('', { filter, sort, offset, limit })).transactions;
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
  const response = await post('/facets', filter);
  expect(response.statusCode).toBe(400);
  expect(response.json().error.details.map((one: { field: string }) => one.field)).toContain(field);
});

test('either permission opens it, another does not', async () => {
  const status = async (): Promise<number> => (await post('/facets', {})).statusCode;
  permissions = ['auth.unrestricted-access-general'];
  expect(await status()).toBe(200);
  permissions = ['auth.locator'];
  expect(await status()).toBe(403);
});
