import { movedItem } from './move-item';

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['x', 1, ['a', 'b', 'c']],
] as const)('%s moved by %d', (id, by, expected) => {
  expect(movedItem(['a', 'b', 'c'], id, by)).toEqual(expected);
});
