import type { MarketAnswer, MarketLine, MarketOverview } from '@kavel/contracts/market';

/** A line of two periods. */
export function madeUpLine(parts: Partial<MarketLine> = {}): MarketLine {
  return {
    ...{ figure: 'sales', area: 'GM0363', basis: 'sales', values: [10, 20], n: [10, 20] },
    ...{ onPeriod: [null, 100], onYear: [null, null], origins: [], links: [], fictional: false },
    ...parts,
  };
}

export function madeUpAnswer(parts: Partial<MarketAnswer> = {}): MarketAnswer {
  return {
    ...{ snapshot: 'one', grain: 'quarter', periods: ['2026-Q1', '2026-Q2'], lines: [madeUpLine()] },
    areas: [{ code: 'GM0363', level: 'gemeente', name: 'Amsterdam', gemeente: 'Amsterdam' }],
    ...{
      indexBase: null,
      coarser: [],
      labels: [{ area: 'GM0363', dwellings: 100, counts: { A: 60, none: 40 } }],
    },
    ...parts,
  };
}

export function madeUpOverview(parts: Partial<MarketOverview> = {}): MarketOverview {
  return {
    snapshot: 'one',
    sales: { from: '2021-11', to: '2026-06', count: 1_200, fictional: false },
    ...{
      rents: null,
      series: [],
      provincies: [{ code: 'PV28', level: 'provincie', name: 'Zuid-Holland', gemeente: '' }],
      only: { code: 'GM0363', level: 'gemeente', name: 'Amsterdam', gemeente: 'Amsterdam' },
    },
    ...parts,
  };
}
