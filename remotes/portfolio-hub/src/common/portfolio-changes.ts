import { portfolioQueries, valuationQueries } from '@kavel/api-client';
import { bus, useBusEvent } from '@kavel/event-bus';
import { type QueryClient, useQueryClient } from '@kavel/query';

/** A refetch that is already in flight includes the change. */
const once = { cancelRefetch: false };

function reload(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: portfolioQueries.all() }, once);
}

/** The table and the value of a portfolio also show values. */
function reloadValuations(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: valuationQueries.all() }, once);
  reload(queryClient);
}

/** Refetches what shows portfolios, and notifies other pages and tabs. */
export function announcePortfolioChange(queryClient: QueryClient, portfolioId: string): void {
  reload(queryClient);
  bus.publish('portfolio-changed', { portfolioId });
}

/** Refetches what shows valuations, and notifies other pages and tabs. */
export function announceValuationChange(queryClient: QueryClient, valuationId: string): void {
  reloadValuations(queryClient);
  bus.publish('valuation-changed', { valuationId });
}

/** Keeps a page in sync with changes made elsewhere. */
export function useFollowChanges(): void {
  const queryClient = useQueryClient();
  useBusEvent('portfolio-changed', () => reload(queryClient));
  useBusEvent('valuation-changed', () => reloadValuations(queryClient));
}
