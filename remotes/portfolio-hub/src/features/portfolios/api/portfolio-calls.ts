import { call, currentPortfolio, portfolioQueries } from '@kavel/api-client';
import { type Portfolio, portfolioApi } from '@kavel/contracts';
import type { Sharing } from '@kavel/contracts/portfolios';
import { type QueryClient, useQueryClient } from '@kavel/query';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import { sharingQueries } from './sharing-queries';

const listKeys = [portfolioQueries.list().queryKey, sharingQueries.withArchive().queryKey];

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

/** Removes the portfolio optimistically; refetches the list when the service refuses. */
async function remove(queryClient: QueryClient, id: string): Promise<void> {
  for (const queryKey of listKeys) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, list => list?.filter(portfolio => portfolio.id !== id));
  }
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

async function duplicate(queryClient: QueryClient, id: string, name: string): Promise<Portfolio> {
  const copy = await call(portfolioApi.duplicatePortfolio, { params: { id }, body: { name } });
  announcePortfolioChange(queryClient, copy.id);
  return copy;
}

async function archive(queryClient: QueryClient, id: string, archived: boolean): Promise<void> {
  await call(portfolioApi.archivePortfolio, { params: { id }, body: { archived } });
  announcePortfolioChange(queryClient, id);
}

async function share(queryClient: QueryClient, id: string, sharing: Sharing): Promise<void> {
  await call(portfolioApi.saveSharing, { params: { id }, body: sharing });
  announcePortfolioChange(queryClient, id);
}

/** Mutations of portfolios; each refetches what shows them and notifies other tabs. */
export function usePortfolioCalls() {
  const queryClient = useQueryClient();
  return {
    create: (name: string) => create(queryClient, name),
    rename: (id: string, name: string) => rename(queryClient, id, name),
    remove: (id: string) => remove(queryClient, id),
    restore: (id: string) => restore(queryClient, id),
    duplicate: (id: string, name: string) => duplicate(queryClient, id, name),
    archive: (id: string, archived: boolean) => archive(queryClient, id, archived),
    share: (id: string, sharing: Sharing) => share(queryClient, id, sharing),
  };
}
