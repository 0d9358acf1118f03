import { annualOperatingCosts, costsAsKnown } from './annual-costs';

it('costs a year: 80 m² × (10 + 1 + 2 + 10 % × 20) + 5 % × 12,000 = 1,200 + 600 = 1,800', () => {
  const costs = { maintenance: 10, turnover: 20, insurance: 1, propertyTax: 2, management: 0.05 };
  expect(
    annualOperatingCosts({ oppervlakte: 80, annualRent: 12_000 }, { costs, turnoverRate: 0.1 }),
  ).toBeCloseTo(1_800);
});

describe('costs given by the owner', () => {
  const norm = { maintenance: 10, turnover: 20, insurance: 1, propertyTax: 2, management: 0.05 };
  const unit = {
    unitId: '1',
    bucket: 'homes',
    vtwType: 'appartement' as const,
    oppervlakte: 80,
    bouwjaar: 1980,
    contractRent: 12_000,
    marketRent: 14_000,
    leaseEnd: null,
    vacantValue: null,
  };

  it('2,700 instead of the norm’s 1,800: every line × 1.5, and 2,700 again in total', () => {
    const costs = costsAsKnown({ ...unit, annualCosts: 2_700 }, norm, 0.1);
    expect(costs.maintenance).toBeCloseTo(15);
    expect(costs.management).toBeCloseTo(0.075);
    expect(
      annualOperatingCosts({ oppervlakte: 80, annualRent: 12_000 }, { costs, turnoverRate: 0.1 }),
    ).toBeCloseTo(2_700);
  });

  it('zero is not the same as unknown', () => {
    expect(costsAsKnown({ ...unit, annualCosts: 0 }, norm, 0.1).maintenance).toBe(0);
    expect(costsAsKnown({ ...unit, annualCosts: null }, norm, 0.1)).toEqual(norm);
  });
});
