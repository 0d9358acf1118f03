import fc from 'fast-check';
import { pointScale, slotScale, tickCount, valueScale } from './scales';

test('ticks are round and include zero', () => {
  expect(valueScale([82_000, 140_000], [0, 1]).ticks(tickCount)).toEqual([0, 50_000, 100_000, 150_000]);
  expect(valueScale([-30, 70], [0, 1]).ticks(tickCount)).toEqual([-40, -20, 0, 20, 40, 60, 80]);
  expect(valueScale([0.04, 0.05], [0, 1], false).domain()).toEqual([0.04, 0.05]);
});

test('every value, and zero on request, is within the scale', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), fc.boolean(), (values, zero) => {
      const scale = valueScale(values, [0, 100], zero);
      for (const value of zero ? [0, ...values] : values) {
        expect(scale(value)).toBeGreaterThanOrEqual(-1e-6);
        expect(scale(value)).toBeLessThanOrEqual(100 + 1e-6);
      }
      const [low = 0, high = 0] = scale.domain();
      expect(high).toBeGreaterThan(low);
    }),
  );
});

test('categories share the width, and a line spans it from end to end', () => {
  const { step, middle } = slotScale(4, [20, 100]);
  expect([step, middle(0), middle(3)]).toEqual([20, 30, 90]);
  expect([0, 1, 2].map(pointScale(3, [20, 100]))).toEqual([20, 60, 100]);
  expect(pointScale(1, [20, 100])(0)).toBe(60);
});
