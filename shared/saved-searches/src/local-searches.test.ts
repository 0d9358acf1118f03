import { parseSearches } from './local-searches';

test('what a browser kept is read as far as it is readable', () => {
  const kept = [{ name: 'Winkels', query: 'fn=winkel' }, 1, null, { name: 3 }, { name: 'Leeg', query: '' }];
  expect(parseSearches(JSON.stringify(kept))).toEqual([{ name: 'Winkels', query: 'fn=winkel' }]);
});

test.each([null, '', '{', '{}'])('nothing is made of %p', stored => {
  expect(parseSearches(stored)).toEqual([]);
});
