import type { SourcedParameter } from '@kavel/contracts';
import { starterLimit, taxRates } from './tax-rates';

function parameter(key: string, value: number, year: number): SourcedParameter {
  return { key, value, default: value, override: null, source: 'wet', year };
}

const parameters = [
  parameter('transferTax.investor.2026', 0.08, 2026),
  parameter('transferTax.investor.2025', 0.104, 2025),
  parameter('transferTax.starterLimit.2026', 555_000, 2026),
  parameter('registry', 190, 2026),
];

test('rates are by purchaser and year, oldest first', () => {
  const rates = taxRates(parameters);
  expect(rates?.years).toEqual([2025, 2026]);
  expect(rates?.rows.find(row => row.purchaser === 'investor')?.rates).toEqual([0.104, 0.08]);
  expect(rates?.rows.find(row => row.purchaser === 'starter')?.rates).toEqual([null, null]);
});

test('the limit for starters is that of the requested year', () => {
  const rates = taxRates(parameters);
  expect(rates && starterLimit(rates, 2026)).toBe(555_000);
  expect(rates && starterLimit(rates, 2025)).toBeNull();
});

test('without taxes there is no table', () => {
  expect(taxRates([parameter('registry', 190, 2026)])).toBeNull();
});
