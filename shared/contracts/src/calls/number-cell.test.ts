import fc from 'fast-check';
import { readNumberText } from './number-cell';

const money = { decimals: false };
const percent = { decimals: true };

test.each([
  ['350000', 350_000],
  ['€ 350.000,-', 350_000],
  ['350.000', 350_000],
  ['350,000', 350_000],
  ['1.250,50', 1_250.5],
  ['1,250.50', 1_250.5],
  ['€1 250 000 k.k.', 1_250_000],
  ['1250.5', 1_250.5],
  ['1250,00 EUR', 1_250],
  ['84 m²', 84],
  ['0', 0],
])('%s is %d euro', (text, expected) => {
  expect(readNumberText(text, money)).toBe(expected);
});

test.each([
  ['5,125', 5.125],
  ['4.5 %', 4.5],
  ['0,125%', 0.125],
  ['12', 12],
])('%s is %d percent', (text, expected) => {
  expect(readNumberText(text, percent)).toBe(expected);
});

test.each(['', 'n.v.t.', '-5', '1.2.3', '1.25.000', '12,34,56', '1e5', '4 tot 5', '€', 'NaN'])(
  '%s is no number',
  text => {
    expect(readNumberText(text, money)).toBeNull();
  },
);

test('what a program writes for a sum of cents is read back, in Dutch, German and English', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000_000 });
  const locale = fc.constantFrom('nl-NL', 'de-DE', 'en-GB');
  const style = fc.record({ locale, useGrouping: fc.boolean(), sign: fc.constantFrom('', '€ ') });
  fc.assert(
    fc.property(cents, style, (amount, { locale: of, useGrouping, sign }) => {
      const euro = amount / 100;
      const text = new Intl.NumberFormat(of, { useGrouping, minimumFractionDigits: 2 }).format(euro);
      expect(readNumberText(`${sign}${text}`, money)).toBe(euro);
    }),
  );
});

test('a yield with up to three decimals is never taken for thousands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('.', ','), (thousandths, decimal) => {
      const text = (thousandths / 1_000).toFixed(3).replace('.', decimal);
      expect(readNumberText(text, percent)).toBe(thousandths / 1_000);
    }),
  );
});

test('any other text gives a number that is not negative, or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (text, decimals) => {
      const value = readNumberText(text, { decimals });
      expect(value === null || (Number.isFinite(value) && value >= 0)).toBe(true);
    }),
  );
});
