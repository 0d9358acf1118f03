import { recallColumns, rememberColumns } from './column-memory';

afterEach(() => localStorage.clear());

test('columns under the same headings get the same roles, regardless of case', () => {
  rememberColumns(['Waar', 'Wat'], ['address', 'annualRent']);
  expect(recallColumns(['waar ', 'WAT'])).toEqual(['address', 'annualRent']);
  expect(recallColumns(['wat', 'waar'])).toBeNull();
  expect(recallColumns(null)).toBeNull();
});

test('the last correction wins, and the oldest lists are removed', () => {
  rememberColumns(['eerste'], ['address']);
  rememberColumns(['eerste'], ['ignore']);
  expect(recallColumns(['eerste'])).toEqual(['ignore']);
  for (let n = 0; n < 20; n += 1) rememberColumns([`kop ${n}`], ['address']);
  expect(recallColumns(['eerste'])).toBeNull();
});

test('entries of another build are ignored', () => {
  localStorage.setItem('kavel.bulk-columns', '[["waar",["colour"]],7]');
  expect(recallColumns(['waar'])).toBeNull();
  localStorage.setItem('kavel.bulk-columns', '{broken');
  expect(recallColumns(['waar'])).toBeNull();
});
