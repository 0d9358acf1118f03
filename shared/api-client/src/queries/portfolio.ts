import { portfolioApi, unitApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';
import { call } from '../call';

/** Queries of the portfolio service. */
export const portfolioQueries = {
  all: () => ['portfolios'] as const,
  list: () =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'list'],
      queryFn: ({ signal }) => call(portfolioApi.listPortfolios, {}, { signal }),
    }),
  /** Units of all active portfolios. */
  units: () =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'units'],
      queryFn: ({ signal }) => call(unitApi.listAllUnits, {}, { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'detail', id],
      queryFn: ({ signal }) => call(portfolioApi.getPortfolio, { params: { id } }, { signal }),
    }),
};
