import fc from 'fast-check';
import { containsPoint } from './polygon';
import { type Trapezoid, trapezoidsOf } from './trapezoids';

const coordinate = fc.integer({ min: 0, max: 40 });
const ring = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 12 });

function isInside({ yFrom, yTo, left, right }: Trapezoid, x: number, y: number): boolean {
  return y >= yFrom && y < yTo && x >= left.at + left.slope * y && x < right.at + right.slope * y;
}

test('a point in the ring is in exactly one trapezoid, also for self-intersecting rings, and otherwise in none', () => {
  fc.assert(
    fc.property(ring, coordinate, coordinate, (positions, column, row) => {
      // Fractions, so that no point is on an edge.
      const [x, y] = [column + 0.3137, row + 0.2719];
      const found = trapezoidsOf(positions.flat()).filter(one => isInside(one, x, y));
      expect(found).toHaveLength(containsPoint([[positions.flat()]], x, y) ? 1 : 0);
    }),
    { numRuns: 2_000 },
  );
});

test('a ring without an area has none', () => {
  expect(trapezoidsOf([0, 0, 10, 0, 20, 0])).toEqual([]);
});
