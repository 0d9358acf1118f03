import fc from 'fast-check';
import { ascending, classesBy, classOf, naturalBreaks, quantiles, readable } from './classes';

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const values = fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 400 });

test('quantiles put as many values in each class', () => {
  const hundred = ascending(Array.from({ length: 100 }, (_, at) => at));
  expect(classesBy(hundred, quantiles(hundred, 5))?.counts).toEqual([20, 20, 20, 20, 20]);
});

test('natural breaks lie in the gaps between values', async () => {
  const groups = ascending([100, 903, 104, 500, 102, 501, 505, 900]);
  expect(await naturalBreaks(groups, 3)).toEqual([500, 900]);
  expect(await naturalBreaks(ascending([7, 7, 7]), 5)).toEqual([]);
});

test('thresholds are rounded to readable euro, as fine as their distances ask', () => {
  expect(readable([212_345, 287_650, 341_200, 402_118])).toEqual([220_000, 280_000, 340_000, 400_000]);
  expect(readable([1.83, 2.04, 2.31])).toEqual([1.8, 2, 2.3]);
  expect(readable([300_123])).toEqual([300_000]);
});

test('a threshold belongs to the class that it begins', () => {
  expect([99, 100, 199, 200].map(value => classOf(value, [100, 200]))).toEqual([0, 1, 1, 2]);
});

test('each value is in exactly one class and the counts add up, by any method', async () => {
  await fc.assert(
    fc.asyncProperty(values, fc.integer({ min: 5, max: 7 }), async (drawn, count) => {
      const sorted = ascending(drawn);
      const methods = [quantiles(sorted, count), await naturalBreaks(sorted, count), [100, 1_000, 1_000, -5]];
      for (const thresholds of methods) {
        const classes = classesBy(sorted, readable(thresholds));
        if (!classes) return false;
        const { thresholds: used, counts, least, most } = classes;
        const edges = [-Infinity, ...used, Infinity];
        for (const value of drawn) {
          const inside = counts.filter((_, at) => value >= (edges[at] ?? 0) && value < (edges[at + 1] ?? 0));
          if (inside.length !== 1) return false;
        }
        if (sum(counts) !== drawn.length || counts.length > Math.max(count, 4)) return false;
        if (used.some(threshold => threshold <= least || threshold > most)) return false;
      }
      return true;
    }),
    { numRuns: 60 },
  );
});
