import fc from 'fast-check';
import { Inside } from './inside';
import { containsPoint, type Polygon, type Ring } from './polygon';

const square = (x: number, y: number, side: number): Ring => [
  x,
  y,
  x + side,
  y,
  x + side,
  y + side,
  x,
  y + side,
];

test('a hole is outside, and a part of two polygons that overlap is inside', () => {
  const inside = new Inside([[square(0, 0, 10), square(4, 4, 2)], [square(8, 8, 10)]]);
  const found = [
    [1, 1],
    [5, 5],
    [9, 9],
    [17, 17],
    [19, 19],
    [-1, 5],
  ] as const;
  expect(found.map(([x, y]) => inside.contains(x, y))).toEqual([true, false, true, true, false, false]);
  expect(inside.box).toEqual({ xmin: 0, ymin: 0, xmax: 18, ymax: 18 });
});

test('gives the same as the even-odd rule of each polygon, for random rings', () => {
  const coordinate = fc.integer({ min: 0, max: 60 });
  const ring = fc
    .array(coordinate, { minLength: 3, maxLength: 12 })
    .chain(xs =>
      fc
        .array(coordinate, { minLength: xs.length, maxLength: xs.length })
        .map((ys): Ring => xs.flatMap((x, at) => [x, ys[at] ?? 0])),
    );
  const shape = fc.array(fc.array(ring, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(shape, fc.array(fc.tuple(coordinate, coordinate), { minLength: 20 }), (polygons, points) => {
      const inside = new Inside(polygons);
      for (const [x, y] of points) {
        const expected = polygons.some((polygon: Polygon) => containsPoint([polygon], x, y));
        expect([x, y, inside.contains(x, y)]).toEqual([x, y, expected]);
      }
    }),
  );
});
