import { overriddenParameters, withOverrides } from './overridden';

const params = { cashFlow: { discountRate: 0.01 }, byType: { winkel: { turnover: 3 } } };

test('overrides use the keys of the cash flow', () => {
  expect(overriddenParameters(params)).toEqual([
    { key: 'discountRate', override: 0.01 },
    { key: 'costs.winkel.turnover', override: 3 },
  ]);
});

test('the current overrides of the valuation win over those of an older cash flow', () => {
  const older = { value: 0.09, default: 0.07, source: 'Kavel norm 2026', year: 2026 };
  const parameters = [
    { ...older, key: 'discountRate', override: 0.09 },
    { ...older, key: 'exitYield', override: 0.06 },
  ];
  expect(withOverrides(parameters, params).map(({ override }) => override)).toEqual([0.01, null]);
});
