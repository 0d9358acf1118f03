import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { cashFlowValues } from './cash-flow-values';
import { portfolioCashFlow } from './portfolio';
import { byHand, home, names, none, unitsArbitrary, valueDate } from './testing/portfolios';

describe('sensitivity of one dwelling against a spreadsheet', () => {
  const sheet = readFileSync(join(__dirname, 'testing/sensitivity-by-hand.csv'), 'utf8')
    .split('\n')
    .filter(line => /^\d/.test(line))
    .map(line => line.split(',').map(Number));

  it.each(sheet)(
    'rate %p, yield %p, growth %p, vacancy %p',
    (rate, exitYield, growth, vacancy, _, __, value) => {
      const change = {
        discountRate: (rate ?? 0) - 0.1,
        exitYield: (exitYield ?? 0) - 0.1,
        rentGrowth: growth ?? 0,
        vacancyRate: vacancy ?? 0,
      };
      const values = cashFlowValues([home], names, valueDate, byHand, change);
      expect(values.letOn).toBeCloseTo(value ?? 0, 1);
    },
  );

  it('the table of the cash flow has the same figures', () => {
    const { values } = portfolioCashFlow([home], names, valueDate, byHand).sensitivity;
    const ofRates = sheet.slice(0, 25).map(row => Math.round(row.at(-1) ?? 0));
    expect(values.flat().map(Math.round)).toEqual(ofRates);
  });
});

it('has the values of the whole cash flow to the cent, also under a change', () => {
  const anyChange = fc.record({
    rentGrowth: fc.double({ min: -0.01, max: 0.01, noNaN: true }),
    vacantValue: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    costs: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  });
  fc.assert(
    fc.property(unitsArbitrary, anyChange, (units, change) => {
      const { total } = portfolioCashFlow(units, names, valueDate, none, change);
      const values = cashFlowValues(units, names, valueDate, none, change);
      expect(values).toMatchObject({
        letOn: total.letOn.netValue,
        sellOff: total.sellOff?.netValue ?? null,
        marketValue: total.marketValue,
      });
      expect(values.net.letOn).toEqual(total.letOn.years.map(({ net }) => net));
    }),
    { numRuns: 30 },
  );
});
