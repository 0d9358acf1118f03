import { bestOf, readIds, writeIds } from './comparison';

const id = (last: number) => `020001000013033${last}`;
const query = (ids: readonly string[]) => new URLSearchParams({ ids: ids.join(',') });

test('each address counts once, at most five, and invalid ids are ignored', () => {
  expect(readIds(query([id(1), id(1), 'x', id(2)]))).toEqual({ ids: [id(1), id(2)], left: 0 });
  const seven = [1, 2, 3, 4, 5, 6, 7].map(id);
  expect(readIds(query(seven))).toEqual({ ids: seven.slice(0, 5), left: 2 });
});

test('the address keeps other names', () => {
  expect(writeIds(new URLSearchParams('weights=energy%3A3'), [id(1)]).toString()).toBe(
    `weights=energy%3A3&ids=${id(1)}`,
  );
  expect(writeIds(query([id(1)]), []).toString()).toBe('');
});

test('the best is the highest in whole points; ties are all best, and no difference is none', () => {
  expect([...bestOf([50.2, 70.4, null, 69.6])]).toEqual([1, 3]);
  expect([...bestOf([50.2, 49.8])]).toEqual([]);
  expect([...bestOf([50, null])]).toEqual([]);
});
