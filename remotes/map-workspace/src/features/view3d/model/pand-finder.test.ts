import { pandFinder } from './pand-finder';

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

test('finds the building at a place, not in its court and not beside it', () => {
  const find = pandFinder([
    { id: 'small', rings: [square(4.36, 52.01, 0.0001)] },
    { id: 'large', rings: [square(4.37, 52.01, 0.003), square(4.371, 52.011, 0.001)] },
  ]);
  expect(find(4.360_05, 52.010_05)).toBe('small');
  expect(find(4.370_5, 52.010_5)).toBe('large');
  expect(find(4.372_9, 52.012_9)).toBe('large');
  expect(find(4.371_5, 52.011_5)).toBeNull();
  expect(find(4.365, 52.01)).toBeNull();
});
