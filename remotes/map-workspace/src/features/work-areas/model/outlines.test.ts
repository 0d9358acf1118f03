import type { Outline } from '@kavel/contracts/work-areas';
import { boundsOf, contains, joined, outlineOfCorners } from './outlines';

const square = (west: number, south: number, size: number): Outline['coordinates'][number][number] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const withHole: Outline = { type: 'MultiPolygon', coordinates: [[square(5, 52, 1), square(5.4, 52.4, 0.2)]] };
const other: Outline = { type: 'MultiPolygon', coordinates: [[square(4, 51, 0.5)]] };

test('a point in a hole is not inside the outline', () => {
  expect(contains(withHole, { lon: 5.1, lat: 52.1 })).toBe(true);
  expect(contains(withHole, { lon: 5.5, lat: 52.5 })).toBe(false);
  expect(contains(withHole, { lon: 4.2, lat: 51.2 })).toBe(false);
  expect(contains(joined([withHole, other]), { lon: 4.2, lat: 51.2 })).toBe(true);
});

test('edges are straight in Web Mercator, not in degrees', () => {
  const triangle: Outline = {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [5, 52],
          [6, 52],
          [6, 53],
          [5, 52],
        ],
      ],
    ],
  };
  // Halfway the slope is at 52.5028 degrees.
  expect(contains(triangle, { lon: 5.5, lat: 52.502 })).toBe(true);
  expect(contains(triangle, { lon: 5.5, lat: 52.504 })).toBe(false);
});

test('bounds are those of all outlines', () => {
  expect(boundsOf([withHole, other])).toEqual([4, 51, 6, 53]);
  expect(boundsOf([])).toBeNull();
});

test('an outline needs at least three corners', () => {
  const corners = [
    { lon: 5, lat: 52 },
    { lon: 6, lat: 52 },
    { lon: 6, lat: 53 },
  ];
  expect(outlineOfCorners(corners.slice(0, 2))).toBeNull();
  const outline = outlineOfCorners(corners);
  expect(outline && contains(outline, { lon: 5.9, lat: 52.1 })).toBe(true);
});
