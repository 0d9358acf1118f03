import { barOf, barStart, transactionBars } from './bars';
import { transactionFilterSchema } from './filter';
import {
  isFilterOf,
  type Market,
  pastYear,
  propertyTypes,
  transactionCategories,
  transactionRangeKeys,
  transactionRanges,
} from './lists';

const currentYear = 2026;
const markets: Market[] = transactionCategories.flatMap(category =>
  propertyTypes.map(propertyType => ({ category, propertyType })),
);

test('the default market is letting of dwellings', () => {
  expect(transactionFilterSchema.parse({})).toEqual({ category: 'wonen', propertyType: 'huur' });
});

// Section 9 of the specification.
test.each([
  ['wonen', 'koop', { price: [0, 10_000_000], pricePerM2: [0, 16_000], area: [0, 1_000] }],
  ['wonen', 'huur', { price: [0, 15_000], pricePerM2: [0, 1_000], area: [0, 1_000] }],
  ['commercieel', 'koop', { price: [0, 10_000_000], pricePerM2: [0, 16_000], area: [0, 200_000] }],
  ['commercieel', 'huur', { price: [0, 1_000_000], pricePerM2: [0, 1_000], area: [0, 200_000] }],
] as const)('limits of %s %s', (category, propertyType, own) => {
  const limits = transactionRanges({ category, propertyType }, currentYear);
  const ends = Object.fromEntries(Object.entries(limits).map(([key, { min, max }]) => [key, [min, max]]));
  expect(ends).toEqual({
    rooms: [0, 30],
    year: [1_200, currentYear],
    plot: [0, 100_000],
    bar_kk_hi: [0, 17],
    bar_kk_thi: [0, 17],
    bar_kk_mh: [0, 17],
    thi: [0, 10_000],
    walt: [0, 50],
    ...own,
  });
});

test.each(markets)('the bars of every range of $category $propertyType cover it and rise', market => {
  for (const key of transactionRangeKeys) {
    const { min, max } = transactionRanges(market, currentYear)[key];
    const starts = Array.from({ length: transactionBars + 1 }, (_, bar) =>
      barStart(bar, key, market, currentYear),
    );
    expect([key, starts.at(0), starts.at(-1)]).toEqual([key, min, max]);
    for (const [bar, start] of starts.slice(0, -1).entries()) {
      const end = starts[bar + 1] ?? Number.NaN;
      expect([key, bar, barOf((start + end) / 2, key, market, currentYear)]).toEqual([key, bar, bar]);
    }
    expect([key, barOf(max * 2, key, market, currentYear)]).toEqual([key, transactionBars - 1]);
  }
});

test('filters of dwellings and of sales exist in their own markets only', () => {
  expect(isFilterOf({ category: 'commercieel', propertyType: 'koop' }, 'rooms')).toBe(false);
  expect(isFilterOf({ category: 'commercieel', propertyType: 'koop' }, 'walt')).toBe(true);
  expect(isFilterOf({ category: 'wonen', propertyType: 'huur' }, 'bar_kk_hi')).toBe(false);
});

test('the past year ends today, also on 29 February', () => {
  expect(pastYear('2026-11-21')).toEqual({ from: '2025-11-21', to: '2026-11-21' });
  expect(pastYear('2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29' });
});
