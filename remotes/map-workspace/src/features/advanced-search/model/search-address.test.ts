import { hasSearch, readSearch, writeSearch } from './search-address';

test('a link holds the text and the circle, and nothing else of it changes', () => {
  const circle = { centre: { lon: 5.97, lat: 52.2 }, radius: 500 };
  const query = writeSearch(new URLSearchParams('z=12'), { text: 'dorp & markt', circle });
  expect(query.toString()).toBe('z=12&find=dorp+%26+markt&circle=5.97000_52.20000_500');
  expect(readSearch(query)).toEqual({ text: 'dorp & markt', circle });
  expect(hasSearch(query)).toBe(true);
  const closed = writeSearch(query, { text: null });
  expect(readSearch(closed)).toEqual({ text: null, circle });
  expect(hasSearch(writeSearch(closed, { circle: null }))).toBe(false);
});

test('a circle that makes no sense is none', () => {
  for (const text of ['', 'x', '5.97_52.2', '5.97_52.2_-1', '5_52_1e9'])
    expect(readSearch(new URLSearchParams({ circle: text })).circle).toBeNull();
});
