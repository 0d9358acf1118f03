import type { PurchaserKind } from './parameters/transfer-tax';
import { firstDeedDate, purchaseCostParameters, purchaseCosts } from './purchase-costs';

const taxCases: [PurchaserKind, string, number, number, string][] = [
  ['investor', '2024-06-01', 400_000, 41_600, '400,000 × 10.4 %'],
  ['investor', '2025-12-31', 400_000, 41_600, '400,000 × 10.4 %'],
  ['investor', '2026-01-01', 400_000, 32_000, '400,000 × 8 %'],
  ['non-dwelling', '2026-03-01', 400_000, 41_600, '400,000 × 10.4 %'],
  ['own-home', '2026-03-01', 400_000, 8_000, '400,000 × 2 %'],
  ['starter', '2025-03-01', 525_000, 0, 'at the limit of 2025'],
  ['starter', '2025-03-01', 525_001, 10_500, 'above it: 525,001 × 2 %'],
  ['starter', '2026-03-01', 555_000, 0, 'at the limit of 2026'],
  ['investor', '2031-01-01', 400_000, 32_000, 'the last known year goes on'],
];

describe('transfer tax by deed date and purchaser', () => {
  it.each(taxCases)('%s on %s at %d pays %d (%s)', (purchaser, deedDate, price, tax) => {
    const costs = purchaseCosts({ purchaser, deedDate, price });
    expect(costs?.lines.find(line => line.key === 'transfer-tax')?.amount).toBe(tax);
  });

  it('is unknown before 2024', () => {
    expect(firstDeedDate).toBe('2024-01-01');
    expect(purchaseCosts({ purchaser: 'investor', deedDate: '2023-12-31', price: 400_000 })).toBeNull();
  });
});

describe('purchase costs', () => {
  it('own home of 300,000 in 2026: 6,000 + 1,100 + 190 + 750 + 2,500 = 10,540, von 310,540', () => {
    const costs = purchaseCosts({ purchaser: 'own-home', deedDate: '2026-05-01', price: 300_000 });
    expect(costs?.total).toBe(10_540);
    expect(costs?.vrijOpNaam).toBe(310_540);
  });

  it('investor at 1,000,000 in 2026: 80,000 + 2,500 + 190 + 800 + 5,000 = 88,490', () => {
    expect(purchaseCosts({ purchaser: 'investor', deedDate: '2026-05-01', price: 1_000_000 })?.total).toBe(
      88_490,
    );
  });

  it('names year and source of every parameter, each key once', () => {
    const parameters = purchaseCostParameters();
    expect(new Set(parameters.map(parameter => parameter.key)).size).toBe(parameters.length);
    expect(parameters.every(parameter => parameter.source !== '' && parameter.year >= 2024)).toBe(true);
    expect(parameters).toContainEqual(
      expect.objectContaining({ key: 'transferTax.investor.2025', value: 0.104 }),
    );
  });
});
