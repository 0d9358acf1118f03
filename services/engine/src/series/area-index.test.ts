import { areaIndex, type SalesCell } from './area-index';

/** A cell of sales that are alike. */
const cell = (place: string, period: number, n: number, y: number, x: number): SalesCell => ({
  ...{ place, period, n, y: n * y, x: [n * x], xx: [n * x * x], xy: [n * x * y] },
});

/** Log price of a place in a period, of a dwelling of log area x: the price of area is 0.7. */
const price = (place: number, level: number, x: number) => 12 + place + level + 0.7 * x;

test('what is sold where, and how large it is, does not move the index', () => {
  // In the second period mostly large dwellings of the dear place are sold, and prices are 10 % up.
  const cells = [
    cell('cheap', 5, 30, price(0, 0, 0), 0),
    cell('cheap', 5, 5, price(0, 0, 0.4), 0.4),
    cell('dear', 5, 4, price(0.5, 0, 0.4), 0.4),
    cell('cheap', 6, 3, price(0, 0.1, 0), 0),
    cell('dear', 6, 40, price(0.5, 0.1, 0.6), 0.6),
    cell('dear', 6, 9, price(0.5, 0.1, 0.1), 0.1),
    cell('dear', 8, 12, price(0.5, 0.25, 0.3), 0.3),
  ];
  expect(areaIndex(cells)).toEqual([
    { period: 5, n: 39, level: 0 },
    { period: 6, n: 52, level: expect.closeTo(0.1, 5) },
    { period: 8, n: 12, level: expect.closeTo(0.25, 5) },
  ]);
});

test('several cells of a place in one period count together; without sales there is no index', () => {
  const whole = [cell('a', 1, 4, 12, 0), cell('a', 2, 6, 12.2, 0)];
  const parts = [cell('a', 1, 4, 12, 0), cell('a', 2, 2, 12.2, 0), cell('a', 2, 4, 12.2, 0)];
  expect(areaIndex(parts)).toEqual(areaIndex(whole));
  expect(areaIndex([])).toEqual([]);
});
