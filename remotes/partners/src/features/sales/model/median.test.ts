import { medianOf } from './median';

test.each<[string, (number | null)[], number | null]>([
  ['an odd count: the middle one', [3, 1, 2], 2],
  ['an even count: the mean of the middle two', [4, 1, 2, 3], 2.5],
  ['what is unknown does not count as zero', [null, 5, null], 5],
  ['nothing known: none', [null], null],
])('%s', (_, values, median) => {
  expect(medianOf(values)).toBe(median);
});
