import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type ReturnPeriod, returnsByYear, returnsOf } from './total-return';

const [periodLines = '', yearLines = ''] = readFileSync(join(__dirname, 'total-return.csv'), 'utf8').split(
  '\n\n',
);
const cellsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','));
const sheet = cellsOf(periodLines).map(([, from = '', to = '', ...figures]) => {
  const [opening = 0, closing = 0, netIncome = 0, capex = 0, receipts = 0, , income, capital, total] =
    figures.map(Number);
  const period: ReturnPeriod = { from, to, opening, closing, netIncome, capex, receipts };
  return { period, income, capital, total };
});

describe('returns worked out in total-return.csv', () => {
  it.each(sheet)('of the period from $period.from to $period.to', ({ period, income, capital, total }) => {
    const made = returnsOf(period);
    expect(made?.income).toBeCloseTo(income ?? Number.NaN, 7);
    expect(made?.capital).toBeCloseTo(capital ?? Number.NaN, 7);
    expect(made?.total).toBeCloseTo(total ?? Number.NaN, 7);
  });

  it('by calendar year, linked by their days', () => {
    const made = returnsByYear(sheet.map(({ period }) => period));
    const rounded = made.map(({ year, days, daysOfYear, income, capital, total }) =>
      [year, days, daysOfYear, ...[income, capital, total].map(one => one?.toFixed(8))].map(Number),
    );
    expect(rounded).toEqual(cellsOf(yearLines).map(cells => cells.map(Number)));
  });
});

it('half a year is not extrapolated, and a year with an unknown income has none', () => {
  const half: ReturnPeriod = {
    from: '2025-12-31',
    to: '2026-06-30',
    opening: 100,
    closing: 104,
    netIncome: null,
    capex: 0,
    receipts: 0,
  };
  expect(returnsByYear([half])).toEqual([
    { year: 2026, days: 181, daysOfYear: 365, income: null, capital: expect.closeTo(0.04), total: null },
  ]);
  expect(returnsOf({ ...half, opening: 0 })).toBeNull();
});

it('years together grow as the value did, wherever the periods are cut', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 1400 }), { minLength: 1, maxLength: 6 });
  const value = fc.integer({ min: 1e5, max: 1e8 });
  fc.assert(
    fc.property(days, fc.array(value, { minLength: 7, maxLength: 7 }), (cuts, values) => {
      const dates = [0, ...cuts.toSorted((a, b) => a - b)].map(day =>
        new Date(Date.UTC(2021, 5, 15 + day)).toISOString().slice(0, 10),
      );
      const periods = dates.slice(1).map((to, at) => ({
        from: dates[at] ?? '',
        to,
        opening: values[at] ?? 1,
        closing: values[at + 1] ?? 1,
        netIncome: 0,
        capex: 0,
        receipts: 0,
      }));
      const grown = returnsByYear(periods).reduce((product, { capital }) => product * (1 + capital), 1);
      const whole = (values[periods.length] ?? 1) / (values[0] ?? 1);
      expect(grown / whole).toBeCloseTo(1, 6);
    }),
  );
});
