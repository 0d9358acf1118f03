import {
  countInRange,
  type LocatorDistribution,
  type LocatorRangeKey,
  locatorBins,
  locatorRangeKeys,
  locatorRanges,
} from '@kavel/contracts/locator';
import fc from 'fast-check';
import { moved, sliderScale } from './slider-scale';

const scaleOf = (key: LocatorRangeKey) =>
  sliderScale({ bins: locatorBins(key, currentYear), limits: locatorRanges(currentYear)[key] });

const currentYear = 2026;
const keys = fc.constantFrom(...locatorRangeKeys);
const share = fc.double({ min: 0, max: 1, noNaN: true });

test.each(locatorRangeKeys)('the ends of %s lie at the ends of the rail', key => {
  const scale = scaleOf(key);
  const { min, max } = locatorRanges(currentYear)[key];
  expect([scale.fractionOf(min), scale.fractionOf(max)]).toEqual([0, 1]);
  expect([scale.valueAt(0), scale.valueAt(1)]).toEqual([min, max]);
});

test('a place further along never means a smaller value, and its value is near it', () => {
  fc.assert(
    fc.property(keys, share, share, (key, one, other) => {
      const scale = scaleOf(key);
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(scale.valueAt(low)).toBeLessThanOrEqual(scale.valueAt(high));
      const bars = locatorBins(key, currentYear).length - 1;
      expect(Math.abs(scale.fractionOf(scale.valueAt(one)) - one)).toBeLessThanOrEqual(1 / bars);
    }),
  );
});

test('keys reach the other end, by steps and by bars, and stop there', () => {
  fc.assert(
    fc.property(keys, fc.constantFrom('step' as const, 'bar' as const), (key, size) => {
      const scale = scaleOf(key);
      let value = scale.limits.min;
      for (let presses = 0; value < scale.limits.max && presses < 1_000; presses++) {
        const next = scale.next(value, 1, size);
        expect(next).toBeGreaterThan(value);
        value = next;
      }
      expect(value).toBe(scale.limits.max);
      expect(scale.next(value, 1, size)).toBe(value);
    }),
  );
});

test('small values have as much of the rail as large ones', () => {
  const { fractionOf } = scaleOf('area');
  expect(fractionOf(100) - fractionOf(60)).toBeGreaterThan(fractionOf(100_000) - fractionOf(50_000));
});

test('an end cannot pass the other', () => {
  expect(moved({ min: 10, max: 20 }, 'min', 25)).toEqual({ min: 20, max: 20 });
  expect(moved({ min: 10, max: 20 }, 'max', 5)).toEqual({ min: 10, max: 10 });
});

test('every place of a dragged slider is counted by look-up as by counting', () => {
  const areas = fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(areas, share, share, (objects, one, other) => {
      const { valueAt, limits } = scaleOf('area');
      const [min, max] = [one, other].map(valueAt).sort((a, b) => a - b) as [number, number];
      const open = { min: min === limits.min, max: max === limits.max };
      const counted = objects.filter(area => (open.min || area >= min) && (open.max || area <= max)).length;
      const missing = open.min && open.max ? 3 : 0;
      expect(countInRange(distributionOf(objects), { min, max }, currentYear)).toBe(counted + missing);
    }),
  );
});

function distributionOf(objects: readonly number[]): LocatorDistribution {
  const values = [...new Set(objects)].sort((a, b) => a - b);
  return {
    snapshot: 'one',
    range: 'area',
    values,
    below: values.map(value => objects.filter(area => area < value).length),
    upTo: values.map(value => objects.filter(area => area <= value).length),
    known: objects.length,
    missing: 3,
  };
}
