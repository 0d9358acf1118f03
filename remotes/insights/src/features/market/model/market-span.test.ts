import type { MarketOverview } from '@kavel/contracts/market';
import { monthsOf } from './market-span';

const overview = (sales: MarketOverview['sales'], series: MarketOverview['series'] = []): MarketOverview => ({
  ...{ snapshot: 's', sales, rents: null, series, provincies: [], only: null },
});
const deals = { from: '2021-11', to: '2026-08', count: 9, fictional: false };

test('years end with the last month with data and begin no earlier than the first', () => {
  expect(monthsOf(overview(deals), '1')).toEqual({ from: '2025-09', to: '2026-08' });
  expect(monthsOf(overview(deals), '10')).toEqual({ from: '2021-11', to: '2026-08' });
  const series = [
    {
      ...{
        indicator: 'mortgageRate' as const,
        grain: 'month' as const,
        areas: 1,
        origins: ['DNB'],
        fictional: false,
      },
      ...{ from: '1960-01', to: '2026-09' },
    },
  ];
  expect(monthsOf(overview(deals, series), 'all')).toEqual({ from: '1976-10', to: '2026-09' });
  expect(monthsOf(overview(null), '5')).toBeNull();
});
