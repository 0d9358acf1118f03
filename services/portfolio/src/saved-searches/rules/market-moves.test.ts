import type { MarketAnswer, MarketLine } from '@kavel/contracts/market';
import { alertSpan, marketMoves } from './market-moves';

const line = (parts: Partial<MarketLine>): MarketLine => ({
  ...{ figure: 'priceIndex', area: 'GM0363', basis: 'sales', values: [], n: [], onPeriod: [], onYear: [] },
  ...{ origins: [], links: [], fictional: false },
  ...parts,
});
const answer = (...lines: MarketLine[]): MarketAnswer => ({
  ...{ snapshot: 's', grain: 'quarter', periods: ['2026-Q1', '2026-Q2', '2026-Q3'], lines },
  areas: [
    { code: 'GM0363', level: 'gemeente', name: 'Amsterdam', gemeente: 'Amsterdam' },
    { code: 'PV26', level: 'provincie', name: 'Utrecht', gemeente: '' },
    { code: 'NL00', level: 'country', name: 'NL00', gemeente: '' },
  ],
  ...{ indexBase: null, coarser: [], labels: [] },
});

test('moves of the index on a year by the threshold or more, newest first; the own index before a published one', () => {
  const own = line({ onYear: [5, -6.04, null] });
  const published = line({ basis: 'series', onYear: [9, 9, 9] });
  const country = line({ area: 'NL00', basis: 'series', onYear: [1, 2, 7] });
  const provincie = line({ area: 'PV26', onYear: [null, null, 8] });
  const median = line({ figure: 'pricePerM2', onYear: [50, 50, 50] });
  expect(marketMoves(answer(own, published, provincie, country, median), 5)).toEqual([
    ['PV26@2026-Q3', 'Utrecht (PV) 2026-Q3: +8.0 %'],
    ['NL00@2026-Q3', 'NL00 2026-Q3: +7.0 %'],
    ['GM0363@2026-Q2', 'Amsterdam 2026-Q2: −6.0 %'],
    ['GM0363@2026-Q1', 'Amsterdam 2026-Q1: +5.0 %'],
  ]);
});

test('three years up to the last month with data are looked at', () => {
  const none = { snapshot: 's', sales: null, rents: null, series: [], provincies: [], only: null };
  expect(alertSpan(none)).toBeNull();
  const sales = { from: '2010-01', to: '2026-08', count: 3, fictional: false };
  expect(alertSpan({ ...none, sales })).toEqual({ from: '2023-09', to: '2026-08' });
});
