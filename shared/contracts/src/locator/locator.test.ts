import { locatorRangeKeys, locatorRanges } from './lists';
import { locatorBins, locatorFilterSchema, narrowedEnds } from './locator';
import { countInRange, type LocatorDistribution } from './locator-api';

const currentYear = 2026;

test.each([...locatorRangeKeys])('the bars of %s rise and cover the whole default range', key => {
  const { min, max } = locatorRanges(currentYear)[key];
  const bins = locatorBins(key, currentYear);
  expect(bins[0]).toBe(min);
  expect(bins.at(-1)).toBeGreaterThanOrEqual(max);
  expect(bins).toEqual([...new Set(bins)].toSorted((a, b) => a - b));
});

test('a bound at its default is open', () => {
  const { area } = locatorRanges(currentYear);
  expect(narrowedEnds(undefined, area)).toEqual({ min: null, max: null });
  expect(narrowedEnds({ min: 0, max: 250_000 }, area)).toEqual({ min: null, max: null });
  expect(narrowedEnds({ min: 1, max: 250_000 }, area)).toEqual({ min: 1, max: null });
  expect(narrowedEnds({ max: 249_999 }, area)).toEqual({ min: null, max: 249_999 });
});

test('a range may have equal bounds, but not reversed ones', () => {
  expect(locatorFilterSchema.safeParse({ ranges: { year: { min: 1970, max: 1970 } } }).success).toBe(true);
  const reversed = locatorFilterSchema.safeParse({ ranges: { year: { min: 1971, max: 1970 } } });
  expect(reversed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['ranges.year.min']);
});

test('counts from cumulative counts', () => {
  // Heights 3, 3, 5, 8 and two unknown.
  const distribution: LocatorDistribution = {
    snapshot: 's',
    range: 'height',
    values: [3, 5, 8],
    below: [0, 2, 3],
    upTo: [2, 3, 4],
    known: 4,
    missing: 2,
  };
  const count = (range: { min?: number; max?: number }) => countInRange(distribution, range, currentYear);
  expect(count({})).toBe(6);
  expect(count({ min: 0, max: 400 })).toBe(6);
  expect(count({ min: 3 })).toBe(4);
  expect(count({ min: 4 })).toBe(2);
  expect(count({ max: 4 })).toBe(2);
  expect(count({ min: 5, max: 5 })).toBe(1);
  expect(count({ min: 6, max: 7 })).toBe(0);
  expect(count({ min: 9 })).toBe(0);
  expect(count({ max: 2 })).toBe(0);
});
