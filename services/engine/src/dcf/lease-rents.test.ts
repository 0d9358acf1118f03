import type { LeaseTerms } from '@kavel/contracts/leases';
import fc from 'fast-check';
import { lineAt, lineCount } from './flows';
import { defaultParameters } from './parameters';
import { letOn } from './scenarios';
import { unitArbitrary, valueDate } from './testing/portfolios';
import type { CashFlowUnit, UnitParameters } from './unit';

const lease: LeaseTerms = {
  annualRent: 10_000,
  kind: 'other',
  area: null,
  start: '2020-01-01',
  end: null,
  breakDate: null,
  indexation: null,
  rentFreeMonths: 0,
  discount: 0,
  discountEnd: null,
};
const office: CashFlowUnit = {
  unitId: 'a',
  bucket: 'b',
  vtwType: 'kantoor',
  oppervlakte: 400,
  bouwjaar: 1980,
  contractRent: 10_000,
  marketRent: 12_000,
  leaseEnd: null,
  vacantValue: null,
};
const still: UnitParameters = {
  ...defaultParameters(office, '2026-01-01'),
  rentGrowth: 0,
  turnoverRate: 0,
};
const rentIn = (unit: CashFlowUnit, parameters: UnitParameters, year: number, date = '2026-01-01') =>
  letOn(unit, parameters, date).lines[(year - 1) * lineCount + lineAt.rent];

it('one lease without a clause gives what the facts of the unit give, to the cent', () => {
  const ends = fc.option(fc.constantFrom('2028-12-31', '2031-06-30', '2047-01-01'));
  fc.assert(
    fc.property(unitArbitrary, ends, (made, leaseEnd) => {
      const unit: CashFlowUnit = { ...made, leaseEnd };
      const parameters = defaultParameters(unit, valueDate);
      const leases = [{ ...lease, annualRent: unit.contractRent, end: leaseEnd }];
      const byFacts = letOn(unit, parameters, valueDate);
      const byLeases = letOn({ ...unit, leases }, parameters, valueDate);
      expect(byLeases.netValue).toBeCloseTo(byFacts.netValue, 2);
    }),
    { numRuns: 40 },
  );
});

it('each lease pays its own rent until its own end', () => {
  const leases = [
    { ...lease, annualRent: 6_000, area: 100, end: '2027-12-31' },
    { ...lease, annualRent: 8_000, area: 200, end: '2030-12-31' },
  ];
  const unit = { ...office, contractRent: 14_000, leases };
  // A quarter of the 400 m² is vacant and let at once: 12,000 / 4 = 3,000; that of the first lease from 2028 on.
  expect(rentIn(unit, still, 1)).toBeCloseTo(17_000, 0);
  expect(rentIn(unit, still, 3)).toBeCloseTo(8_000 + 3_000 + 3_000, -1);
  expect(rentIn(unit, still, 6)).toBeCloseTo(12_000, 0);
});

it('grows by its clause: fixed 4 %, price index of 3 % capped at 2 %, none', () => {
  const clause = (indexation: LeaseTerms['indexation']) => ({
    ...office,
    leases: [{ ...lease, end: '2040-12-31', indexation }],
  });
  const none = { rate: null, cap: null, floor: null, month: null };
  const growing = { ...still, rentGrowth: 0.03 };
  expect(rentIn(clause({ ...none, clause: 'fixed', rate: 0.04 }), growing, 3)).toBeCloseTo(10_816, 2);
  expect(rentIn(clause({ ...none, clause: 'cpi', cap: 0.02 }), growing, 3)).toBeCloseTo(10_404, 2);
  expect(rentIn(clause({ ...none, clause: 'cpi' }), growing, 3)).toBeCloseTo(10_609, 2);
  expect(rentIn(clause({ ...none, clause: 'none' }), growing, 3)).toBeCloseTo(10_000, 2);
});

it('subtracts what is left of rent-free months and a discount', () => {
  const leases = [
    {
      ...lease,
      start: '2025-10-01',
      end: '2036-12-31',
      rentFreeMonths: 9,
      discount: 1_000,
      discountEnd: '2027-01-01',
    },
  ];
  // Rent-free until 2026-07-01: 181 of 365.25 days. The discount counts for the rest of the year.
  const free = 181 / 365.25;
  expect(rentIn({ ...office, leases }, still, 1)).toBeCloseTo(
    (1 - free) * 10_000 - (365 / 365.25 - free) * 1_000,
    0,
  );
  expect(rentIn({ ...office, leases }, still, 2)).toBeCloseTo(10_000, 0);
});

it('a unit that nobody rents is let at market rent', () => {
  expect(rentIn({ ...office, leases: [] }, still, 1)).toBe(12_000);
});
