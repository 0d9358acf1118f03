import { languages } from '@kavel/contracts';
import { formatsOf } from '@kavel/i18n';
import fc from 'fast-check';
import { parsePrice, tidyPrice } from './parse-price';

test.each([
  ['450000', 450_000],
  ['€ 450.000,-', 450_000],
  ['450.000,50', 450_000.5],
  ['450,000.50', 450_000.5],
  ['1.250.000', 1_250_000],
  ['12,5', 12.5],
])('%s is a price', (text, euro) => {
  expect(parsePrice(text)).toBe(euro);
});

test.each(['', 'vier ton', '450.00.000', '4500.000', '-5', '450.000.50,000', '1e6'])('%p is none', text => {
  expect(parsePrice(text)).toBeNull();
});

test('a whole price is formatted, anything else stays as typed', () => {
  expect(tidyPrice('450000', formatsOf('nl').number)).toBe('450.000');
  expect(tidyPrice('450.000,50', formatsOf('nl').number)).toBe('450.000,50');
  expect(tidyPrice('vier ton', formatsOf('nl').number)).toBe('vier ton');
});

test('every amount printed by the page can be parsed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom(...languages),
      (euro, language) => {
        expect(parsePrice(formatsOf(language).money(euro))).toBe(euro);
      },
    ),
  );
});
