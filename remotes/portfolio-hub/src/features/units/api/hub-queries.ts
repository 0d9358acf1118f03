import { call, portfolioQueries } from '@kavel/api-client';
import { type Portfolio, portfolioApi, unitApi } from '@kavel/contracts';
import { type OwnColumn, type UnitTag, unitOwnApi } from '@kavel/contracts/units';
import { queryOptions } from '@kavel/query';
import { rowsOf, type UnitRow } from '../model/unit-row';

/** A portfolio with its units as table rows. */
export interface PortfolioTable extends Portfolio {
  rows: readonly UnitRow[];
  /** Own columns of the portfolio and of all. */
  own: readonly OwnColumn[];
  /** Tags that units here carry. */
  tags: readonly UnitTag[];
}

/** Queries of the hub. Those below the portfolios key are refetched when a portfolio changes. */
export const hubQueries = {
  table: (id: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'table', id],
      queryFn: async ({ signal }): Promise<PortfolioTable> => {
        const { units, ...portfolio } = await call(portfolioApi.getUnitTable, { params: { id } }, { signal });
        return {
          ...portfolio,
          rows: rowsOf(units),
          own: (units.own ?? []).map(({ at: _, values: __, ...column }) => column),
          tags: (units.tags ?? []).map(({ at: _, ...tag }) => tag),
        };
      },
      // Comparing fifty thousand rows with the previous ones takes longer than rendering the visible ones.
      structuralSharing: false,
    }),
  /** Refetched with everything of portfolios, and by the pages when a valuation changes. */
  value: (id: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'value', id],
      queryFn: ({ signal }) => call(portfolioApi.getPortfolioValue, { params: { id } }, { signal }),
    }),
  unit: (id: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'unit', id],
      queryFn: ({ signal }) => call(unitApi.getUnit, { params: { id } }, { signal }),
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'history', id],
      queryFn: ({ signal }) => call(unitApi.getUnitHistory, { params: { id } }, { signal }),
    }),
  tags: () =>
    queryOptions({
      queryKey: ['unit-tags'],
      queryFn: ({ signal }) => call(unitOwnApi.listUnitTags, {}, { signal }),
    }),
  views: () =>
    queryOptions({
      queryKey: ['saved-views'],
      queryFn: ({ signal }) => call(unitApi.listSavedViews, {}, { signal }),
    }),
};
