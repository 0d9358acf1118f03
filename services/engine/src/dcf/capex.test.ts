import type { CapexItem } from '@kavel/contracts/valuations';
import fc from 'fast-check';
import { withCapex } from './capex';
import { cashFlowValues } from './cash-flow-values';
import { portfolioCashFlow } from './portfolio';
import { byHand, home, names, unitsArbitrary, valueDate } from './testing/portfolios';

const item = (changes: Partial<CapexItem> = {}): CapexItem => ({
  id: '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13',
  description: 'Daken',
  kind: 'maintenance',
  year: 3,
  amount: 11_000,
  scope: { of: 'valuation' },
  rent: null,
  ...changes,
});
const valueWith = (...items: CapexItem[]) =>
  cashFlowValues(withCapex([home], items).units, names, valueDate, byHand).letOn;

it('11,000 in year 3 at 10 %: 11,000 / 1.1^2.5 = 8,667.8 less', () => {
  expect(valueWith() - valueWith(item())).toBeCloseTo(8_667.8, 1);
});

it('1,000 rent from year 6: Σ 1,000 / 1.1^(t−½), t 6–15, = 4,001.5 and 10,000 / 1.1^15 = 2,393.9 more', () => {
  const rent = { amount: 1_000, fromYear: 6 };
  expect(valueWith(item({ rent })) - valueWith(item())).toBeCloseTo(4_001.5 + 2_393.9, 0);
});

it('is in the let-on years in full, whatever units bear it', () => {
  fc.assert(
    fc.property(unitsArbitrary, fc.integer({ min: 1, max: 15 }), (units, year) => {
      const planned = withCapex(units, [item({ year, amount: 90_000 })]).units;
      const { letOn } = portfolioCashFlow(planned, names, valueDate, byHand).total;
      expect(letOn.years[year - 1]?.capex).toBeCloseTo(-90_000, 4);
    }),
    { numRuns: 20 },
  );
});

it('names items of buckets and units that are not in the cash flow', () => {
  const other = item({
    id: '7c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13',
    scope: { of: 'bucket', bucket: 'offices' },
  });
  expect(withCapex([home], [item(), other]).leftOut).toEqual([other.id]);
});
