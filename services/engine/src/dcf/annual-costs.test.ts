import { annualOperatingCosts } from './annual-costs';

it('costs a year: 80 m² × (10 + 1 + 2 + 10 % × 20) + 5 % × 12,000 = 1,200 + 600 = 1,800', () => {
  const costs = { maintenance: 10, turnover: 20, insurance: 1, propertyTax: 2, management: 0.05 };
  expect(
    annualOperatingCosts({ oppervlakte: 80, annualRent: 12_000 }, { costs, turnoverRate: 0.1 }),
  ).toBeCloseTo(1_800);
});
