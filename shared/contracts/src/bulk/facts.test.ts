import fc from 'fast-check';
import { bulkFactLimits, parseAmount, readFacts } from './facts';

test.each([
  ['12500', 12_500],
  ['€ 12.500,-', 12_500],
  ['12.500,50', 12_500.5],
  ['12,500.50', 12_500.5],
  ['1.234.567', 1_234_567],
  ['80,5 m²', 80.5],
  ['0,1234', 0.1234],
  ['0,125', 0.125],
  ['-0.125', -0.125],
  ["12'500", 12_500],
  ['12.50', 12.5],
  ['EUR 9', 9],
])('%s is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each(['', 'veel', '12.5.1', '1.23,456.7', '1,2,3', '12 ton', '--'])('%s is no amount', text =>
  expect(parseAmount(text)).toBeNull(),
);

test('for any input, accepted values are within the limits and others are reported', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (annualRent, bouwjaar) => {
      const { facts, bad } = readFacts({ annualRent, bouwjaar });
      for (const field of ['annualRent', 'bouwjaar'] as const) {
        const value = facts[field];
        const isBad = bad.some(one => one.field === field);
        if (value === undefined) continue;
        expect(isBad).toBe(false);
        expect(value).toBeGreaterThanOrEqual(bulkFactLimits[field].min);
        expect(value).toBeLessThanOrEqual(bulkFactLimits[field].max);
      }
    }),
  );
});

test('parses common notations of dates and labels', () => {
  const dates = ['2030-12-31', '31-12-2030', '31/12/2030', '20301231', '2030-12-31T00:00:00'];
  for (const leaseEnd of dates) expect(readFacts({ leaseEnd }).facts).toEqual({ leaseEnd: '2030-12-31' });
  expect(readFacts({ leaseEnd: '31-02-2030' }).bad).toEqual([{ field: 'leaseEnd', problem: 'not-a-date' }]);
  expect(readFacts({ energielabel: 'label a++' }).facts).toEqual({ energielabel: 'A++' });
  expect(readFacts({ energielabel: 'H' }).bad).toEqual([{ field: 'energielabel', problem: 'not-a-label' }]);
  expect(readFacts({ bouwjaar: '3000' }).bad).toEqual([{ field: 'bouwjaar', problem: 'out-of-range' }]);
  expect(readFacts({ annualRent: ' ', wozValue: '-' })).toEqual({ facts: {}, bad: [] });
});
