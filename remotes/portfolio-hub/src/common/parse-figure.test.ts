import { languages } from '@kavel/contracts';
import fc from 'fast-check';
import { figureText, parseFigure } from './parse-figure';

test.each([
  ['€ 12.500,50', 'nl', 12_500.5],
  ['1.284.000', 'nl', 1_284_000],
  ['118 m²', 'de', 118],
  ['12,500.50', 'en', 12_500.5],
  ['-4', 'nl', -4],
  ['', 'nl', null],
] as const)('%s in %s', (text, language, figure) => {
  expect(parseFigure(text, language)).toBe(figure);
});

test.each([
  ['12.5', 'nl'],
  ['1.28.000', 'nl'],
  ['twaalf', 'nl'],
  ['12,5', 'en'],
] as const)('%s is not a number in %s', (text, language) => {
  expect(parseFigure(text, language)).toBeNaN();
});

test('a displayed figure is parsed back to the same number', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents => cents / 100);
  fc.assert(
    fc.property(money, fc.constantFrom(...languages), (figure, language) => {
      expect(parseFigure(figureText(figure, language), language)).toBe(figure);
    }),
  );
});
