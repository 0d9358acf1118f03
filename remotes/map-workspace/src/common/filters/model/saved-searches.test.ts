import { parseSearches, withoutSearch, withSearch } from './saved-searches';

test('searches are kept by name; one of the same name takes its place', () => {
  const two = withSearch(withSearch([], { name: 'Winkels', query: 'fn=winkel' }), {
    name: 'Kantoren',
    query: 'a',
  });
  const mended = withSearch(two, { name: 'Kantoren', query: 'fn=kantoor' });
  expect(mended).toEqual([
    { name: 'Kantoren', query: 'fn=kantoor' },
    { name: 'Winkels', query: 'fn=winkel' },
  ]);
  expect(parseSearches(JSON.stringify(withoutSearch(mended, 'Kantoren')))).toEqual([
    { name: 'Winkels', query: 'fn=winkel' },
  ]);
});

test.each([null, '', '{', '{}', '[1, null, {"name": 3}]'])('nothing is made of %p', stored => {
  expect(parseSearches(stored)).toEqual([]);
});
