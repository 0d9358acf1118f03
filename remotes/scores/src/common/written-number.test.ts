import { readNumber, writtenNumber } from './written-number';

it('writes decimals as the language does, and no separators of thousands', () => {
  expect([6.3, 2400, 10.855].map(value => writtenNumber(value, 'nl'))).toEqual(['6,3', '2400', '10,86']);
  expect(writtenNumber(6.3, 'de')).toBe('6,3');
  expect(writtenNumber(6.3, 'en')).toBe('6.3');
});

it.each([
  ['6,3', 6.3],
  ['6.3', 6.3],
  [' 8 ', 8],
  ['8,', 8],
  ['', null],
  ['veel', null],
  ['1,2,3', null],
])('%j is read as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
