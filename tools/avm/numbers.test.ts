import { numberOf } from './numbers';

it.each([
  ['12', 12],
  ['1e3', 1000],
  ['$1,234,567.50', 1_234_567.5],
  ['€ 1.234.567,50', 1_234_567.5],
  ['12,5', 12.5],
  ['85 %', 85],
  ['Y', 1],
  ['false', 0],
])('%s is %d', (text, expected) => {
  expect(numberOf(text)).toBe(expected);
});

it.each(['', 'brick', 'one+half', '12 m2 of it'])('“%s” is no number', text => {
  expect(numberOf(text)).toBeNaN();
});
