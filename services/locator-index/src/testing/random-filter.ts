import { energyLabels, gebruiksdoelen } from '@kavel/contracts';
import {
  enkelbestemmingen,
  type LocatorFilter,
  type LocatorRange,
  type LocatorRangeKey,
  locatorBins,
  locatorRangeKeys,
  locatorRanges,
  provinceCodes,
} from '@kavel/contracts/locator';
import fc from 'fast-check';

const choices = {
  provinces: provinceCodes,
  functions: gebruiksdoelen,
  enkelbestemmingen,
  energyLabels,
} as const;
const filterKeys = ['municipalities', ...Object.keys(choices), ...locatorRangeKeys] as const;
export const mostFilters = filterKeys.length;

/** Any filter that a user could set, from one to all fourteen at once. */
export function randomFilter(
  municipalities: readonly string[],
  currentYear: number,
): fc.Arbitrary<LocatorFilter> {
  const options = {
    municipalities: fc.subarray([...municipalities], {
      minLength: 1,
      maxLength: Math.min(60, municipalities.length),
    }),
    provinces: fc.subarray([...provinceCodes], { minLength: 1, maxLength: 4 }),
    functions: fc.subarray([...gebruiksdoelen], { minLength: 1, maxLength: 4 }),
    enkelbestemmingen: fc.subarray([...enkelbestemmingen], { minLength: 1, maxLength: 8 }),
    energyLabels: fc.subarray([...energyLabels], { minLength: 1, maxLength: 6 }),
  };
  const ranges = Object.fromEntries(
    locatorRangeKeys.map(key => [key, randomRange(key, currentYear)]),
  ) as Record<LocatorRangeKey, fc.Arbitrary<LocatorRange>>;
  return fc
    .subarray([...filterKeys], { minLength: 1 })
    .chain(keys =>
      fc.record({ keys: fc.constant(keys), options: fc.record(options), ranges: fc.record(ranges) }),
    )
    .map(({ keys, options: chosen, ranges: drawn }) => ({
      ...only(chosen, keys),
      ranges: only(drawn, keys),
    }));
}

/** Bounds on or between the bars, or open. */
function randomRange(key: LocatorRangeKey, currentYear: number): fc.Arbitrary<LocatorRange> {
  const { min, max } = locatorRanges(currentYear)[key];
  const bars = locatorBins(key, currentYear).filter(start => start <= max);
  const end = fc
    .record({ bar: fc.constantFrom(...bars), off: fc.constantFrom(0, 0, 0.1, 0.5, 1, 7, 13.3) })
    .map(({ bar, off }) => Math.min(max, bar + off));
  return fc
    .record({ a: end, b: end, open: fc.constantFrom('none', 'none', 'min', 'max') })
    .map(({ a, b, open }) => ({
      min: open === 'min' ? min : Math.min(a, b),
      max: open === 'max' ? max : Math.max(a, b),
    }));
}

function only<Values extends object>(values: Values, keys: readonly string[]): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key))) as Partial<Values>;
}
