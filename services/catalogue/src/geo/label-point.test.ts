import { labelPoint } from './label-point';
import { containsPoint } from './polygon';

test('the label of a square is in its middle', () => {
  expect(labelPoint([[[0, 0, 10, 0, 10, 10, 0, 10]]])).toEqual({ x: 5, y: 5 });
});

test('the label of a horseshoe is in one of its arms, not outside', () => {
  // Open at the top: legs of width 4 and 6 at the sides, a bottom of height 2.
  const horseshoe = [[[0, 0, 20, 0, 20, 20, 14, 20, 14, 2, 4, 2, 4, 20, 0, 20]]];
  const point = labelPoint(horseshoe);
  expect(point?.x).toBe(17);
  expect(containsPoint(horseshoe, point?.x ?? 0, point?.y ?? 0)).toBe(true);
});

test('the label is not in a hole', () => {
  const ring = [
    [
      [0, 0, 30, 0, 30, 30, 0, 30],
      [10, 10, 10, 20, 20, 20, 20, 10],
    ],
  ];
  const point = labelPoint(ring);
  expect(containsPoint(ring, point?.x ?? 15, point?.y ?? 15)).toBe(true);
});

test('of several parts the largest has the label', () => {
  const parts = [[[0, 0, 2, 0, 2, 2, 0, 2]], [[100, 100, 120, 100, 120, 120, 100, 120]]];
  expect(labelPoint(parts)).toEqual({ x: 110, y: 110 });
  expect(labelPoint([])).toBeNull();
});
