import { startPortfolio as portfolio } from '../../../testing/start-fixture';
import { changeOf, totalsOf } from './totals';

const past = (valueDate: string, totalValue: number, units = 10) => ({ valueDate, totalValue, units });
const value = (totalValue: number, status: 'approved' | 'draft' = 'approved') => ({
  ...{ valuationId: portfolio().id, name: 'Taxatie', status, valueDate: '2026-09-30', totalValue },
  ...{ units: 10, covered: 10, left: 0, leftValue: 0, outdated: [] },
  ...{ low68: totalValue - 500, high68: totalValue + 500 },
});

test('the change is between the last two approved values, in euro and as a fraction', () => {
  const history = [
    past('2024-09-30', 900_000),
    past('2025-09-30', 1_000_000, 9),
    past('2026-09-30', 1_041_000),
  ];
  expect(changeOf({ value: value(1_041_000), history })).toEqual({
    amount: 41_000,
    from: 1_000_000,
    fraction: 0.041,
    since: '2025-09-30',
    units: 10,
    unitsBefore: 9,
  });
  expect(changeOf({ value: value(1_041_000), history: history.slice(-1) })).toBeNull();
  expect(changeOf({ value: null, history: [] })).toBeNull();
});

test('a change has no more figures than the value that it leads to', () => {
  const history = [past('2025-09-30', 14_294_005), past('2026-09-30', 14_700_000)];
  const uncertain = { ...value(14_700_000), low68: 13_700_000, high68: 15_700_000 };
  expect(changeOf({ value: uncertain, history })).toMatchObject({ amount: 400_000, from: 14_300_000 });
});

test('totals leave examples out, and say over how many portfolios they are', () => {
  const totals = totalsOf([
    portfolio({
      ...{ units: 10, annualRent: 60_000, withRent: 9, value: value(1_041_000) },
      history: [past('2025-09-30', 1_000_000), past('2026-09-30', 1_041_000)],
    }),
    portfolio({ units: 5, value: value(500_000, 'draft') }),
    portfolio({ units: 3 }),
    portfolio({ units: 24, example: true, annualRent: 1, withRent: 1, value: value(9_000_000) }),
  ]);
  expect(totals).toMatchObject({ portfolios: 3, valued: 2, approved: 1, value: 1_541_000, units: 18 });
  expect(totals).toMatchObject({ annualRent: 60_000, withRent: 9 });
  expect(totals.change).toEqual({ amount: 41_000, fraction: 0.041, portfolios: 1 });
});
