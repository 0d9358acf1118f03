import fc from 'fast-check';
import { ticksFor } from './chart-scale';

test('ticks are round and hold zero', () => {
  expect(ticksFor([82_000, 140_000])).toEqual([0, 50_000, 100_000, 150_000]);
  expect(ticksFor([-30, 70])).toEqual([-50, -25, 0, 25, 50, 75]);
  expect(ticksFor([])).toEqual([0]);
});

test('every value lies between the first and the last tick', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), values => {
      const ticks = ticksFor(values);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
