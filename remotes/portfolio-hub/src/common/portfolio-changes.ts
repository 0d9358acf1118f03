import { portfolioQueries, valuationQueries } from '@kavel/api-client';
import { bus, useBusEvent } from '@kavel/event-bus';
import { type QueryClient, useQueryClient } from '@kavel/query';

/** A reload that is under way already answers the change. */
const once = { cancelRefetch: false };

function reload(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: portfolioQueries.all() }, once);
}

/** The table and the value of a portfolio show values too. */
function reloadValuations(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: valuationQueries.all() }, once);
  reload(queryClient);
}

/** Reloads what shows portfolios and tells the other pages and tabs. */
export function announcePortfolioChange(queryClient: QueryClient, portfolioId: string): void {
  reload(queryClient);
  bus.publish('portfolio-changed', { portfolioId });
}

/** Reloads what shows valuations and tells the other pages and tabs. */
export function announceValuationChange(queryClient: QueryClient, valuationId: string): void {
  reloadValuations(queryClient);
  bus.publish('valuation-changed', { valuationId });
}

/** Keeps a page in step with changes made elsewhere. */
export function useFollowChanges(): void {
  const queryClient = useQueryClient();
  useBusEvent('portfolio-changed', () => reload(queryClient));
  useBusEvent('valuation-changed', () => reloadValuations(queryClient));
}
