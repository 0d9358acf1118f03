import { portfolioApi, unitApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';
import { call } from '../call';

/** Reads of the portfolio service, each with its key in the shared cache. */
export const portfolioQueries = {
  all: () => ['portfolios'] as const,
  list: () =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'list'],
      queryFn: ({ signal }) => call(portfolioApi.listPortfolios, {}, { signal }),
    }),
  /** Units of all portfolios in use. */
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
