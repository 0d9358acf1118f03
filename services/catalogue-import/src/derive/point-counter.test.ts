import fc from 'fast-check';
import { PointCounter } from './point-counter';

const coordinate = fc.integer({ min: 0, max: 20_000 });
const point = fc.tuple(coordinate, coordinate, fc.integer({ min: 0, max: 40 }));

test('adds the weights of as many points as looking at each of them', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1, maxLength: 300 }),
      fc.tuple(fc.integer({ min: -5_000, max: 25_000 }), fc.integer({ min: -5_000, max: 25_000 })),
      fc.double({ min: 0, max: 12_000, noNaN: true }),
      (points, [x, y], radius) => {
        const counter = new PointCounter(
          points.map(([px]) => px),
          points.map(([, py]) => py),
          points.map(([, , weight]) => weight),
        );
        const direct = points.filter(([px, py]) => (px - x) ** 2 + (py - y) ** 2 <= radius ** 2);
        expect(counter.within(x, y, radius)).toBe(direct.reduce((sum, [, , weight]) => sum + weight, 0));
      },
    ),
    { numRuns: 500 },
  );
});

test('points without weights count each, also at the same place, and a point exactly on the rim counts', () => {
  const counter = new PointCounter([1_000, 1_000, 1_000], [500, 500, 900]);
  expect(counter.within(1_000, 500, 0)).toBe(2);
  expect(counter.within(1_000, 500, 400)).toBe(3);
  expect(counter.within(1_000, 500, 399.9)).toBe(2);
});
