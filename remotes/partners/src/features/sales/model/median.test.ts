import { middleOf } from './middle';

test.each<[string, (number | null)[], number | null]>([
  ['an odd count: the one in the middle', [3, 1, 2], 2],
  ['an even count: between the two in the middle', [4, 1, 2, 3], 2.5],
  ['what is unknown does not count as zero', [null, 5, null], 5],
  ['nothing known: none', [null], null],
])('%s', (_, values, middle) => {
  expect(middleOf(values)).toBe(middle);
});
