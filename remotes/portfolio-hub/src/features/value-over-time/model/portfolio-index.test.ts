import type { MarketLine } from '@kavel/contracts/market';
import { portfolioIndexes } from './portfolio-index';

const line = (area: string, basis: MarketLine['basis'], values: (number | null)[]): MarketLine => ({
  ...{ figure: 'priceIndex', area, basis, values, n: [], onPeriod: [], onYear: [], links: [] },
  ...{ origins: basis === 'series' ? ['CBS'] : [], fictional: false },
});
const periods = ['2024', '2025', '2026'];
const gemeenten = [
  { code: 'GM0001', name: 'Een', share: 0.6 },
  { code: 'GM0002', name: 'Twee', share: 0.2 },
  { code: 'GM0003', name: 'Drie', share: 0.2 },
];

it('is weighted by value, and of the country where nothing nearer is published', () => {
  const lines = [
    line('GM0001', 'sales', [50, 100, 110]),
    line('GM0002', 'sales', [null, 200, 180]),
    line('GM0003', 'sales', [100, null, 120]),
    line('NL00', 'series', [100, 104, 107]),
  ];
  const [own, published] = portfolioIndexes({ lines, periods }, ['2025', '2026'], gemeenten);
  // 1.1 × 0.6 + 0.9 × 0.2 of 0.8; the third has nothing to begin with.
  expect(own).toMatchObject({ share: 0.8, isNational: false, origins: [] });
  expect(own?.values[0]).toBe(1);
  expect(own?.values[1]).toBeCloseTo(0.84 / 0.8);
  expect(published).toMatchObject({ share: 1, isNational: true, origins: ['CBS'] });
  expect(published?.values[1]).toBeCloseTo(107 / 104);
});
