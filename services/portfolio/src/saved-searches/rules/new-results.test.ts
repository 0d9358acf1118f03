import { newResults } from './new-results';

const look = (ids: string[], count = ids.length) => ({ ids, count });
const fresh = (ids: string[], count = ids.length, newestFirst = true) => ({ ids, count, newestFirst });

test('where all were known, every other id is new, also when others went', () => {
  expect(newResults(look(['a', 'b']), fresh(['c', 'a']))).toEqual({ ids: ['c'], count: 1 });
  expect(newResults(look([]), fresh(['a', 'b']))).toEqual({ ids: ['a', 'b'], count: 2 });
  expect(newResults(look(['a']), fresh(['b', 'c'], 40))).toEqual({ ids: ['b', 'c'], count: 39 });
  expect(newResults(look(['a', 'b']), fresh(['a']))).toEqual({ ids: [], count: 0 });
});

test('of a long list that begins with the newest, new ones stand before the last known one', () => {
  expect(newResults(look(['c', 'b'], 900), fresh(['d', 'c'], 901))).toEqual({ ids: ['d'], count: 1 });
  // One was taken back: an older one moves up, and is not new.
  expect(newResults(look(['c', 'b'], 900), fresh(['b', 'a'], 899))).toEqual({ ids: [], count: 0 });
  expect(newResults(look(['c', 'b'], 900), fresh(['z', 'y'], 950))).toEqual({ ids: [], count: 50 });
});

test('of a long list in another order only the counts are compared', () => {
  expect(newResults(look(['a', 'b'], 900), fresh(['a', 'x'], 903, false))).toEqual({ ids: [], count: 3 });
  expect(newResults(look(['a', 'b'], 900), fresh(['a', 'x'], 890, false))).toEqual({ ids: [], count: 0 });
});
