import { call, portfolioQueries } from '@kavel/api-client';
import { type Portfolio, portfolioApi } from '@kavel/contracts';
import { type QueryClient, useQueryClient } from '@kavel/query';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import { currentPortfolio } from '../model/current-portfolio';

const listKey = portfolioQueries.list().queryKey;

async function create(queryClient: QueryClient, name: string): Promise<Portfolio> {
  const portfolio = await call(portfolioApi.createPortfolio, { body: { name } });
  currentPortfolio.remember(portfolio.id);
  announcePortfolioChange(queryClient, portfolio.id);
  return portfolio;
}

async function rename(queryClient: QueryClient, id: string, name: string): Promise<Portfolio> {
  const portfolio = await call(portfolioApi.renamePortfolio, { params: { id }, body: { name } });
  announcePortfolioChange(queryClient, id);
  return portfolio;
}

/** Takes the portfolio from the list at once; when the service refuses, the list is what the service says. */
async function remove(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: listKey });
  queryClient.setQueryData(listKey, list => list?.filter(portfolio => portfolio.id !== id));
  try {
    await call(portfolioApi.deletePortfolio, { params: { id } });
    currentPortfolio.forget(id);
  } finally {
    announcePortfolioChange(queryClient, id);
  }
}

async function restore(queryClient: QueryClient, id: string): Promise<void> {
  await call(portfolioApi.restorePortfolio, { params: { id } });
  announcePortfolioChange(queryClient, id);
}

/** The changes to portfolios, each of which reloads what shows them and tells the other tabs. */
export function usePortfolioCalls() {
  const queryClient = useQueryClient();
  return {
    create: (name: string) => create(queryClient, name),
    rename: (id: string, name: string) => rename(queryClient, id, name),
    remove: (id: string) => remove(queryClient, id),
    restore: (id: string) => restore(queryClient, id),
  };
}
