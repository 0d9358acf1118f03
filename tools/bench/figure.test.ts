import { atLeast, atMost, exitCodeOf, forComparison } from './figure';

test('a figure exactly on its budget passes, in either direction', () => {
  expect(atMost('size', 185, 'kB', 185).ok).toBe(true);
  expect(atMost('size', 185.001, 'kB', 185)).toEqual({
    name: 'size',
    value: 185,
    unit: 'kB',
    budget: 185,
    ok: false,
  });
  expect(atLeast('points', 95, 'points', 95).ok).toBe(true);
  expect(atLeast('points', 94, 'points', 95).ok).toBe(false);
});

test('a figure for comparison has no budget to miss', () => {
  expect(forComparison('size', 1.23456, 'kB')).toEqual({
    name: 'size',
    value: 1.23,
    unit: 'kB',
    budget: null,
    ok: true,
  });
});

test('a run with a missed budget fails, one for comparison only does not', () => {
  expect(exitCodeOf([atMost('size', 184, 'kB', 185), forComparison('other', 500, 'kB')])).toBe(0);
  expect(exitCodeOf([atMost('size', 184, 'kB', 185), atMost('size', 186, 'kB', 185)])).toBe(1);
});
