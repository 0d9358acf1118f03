import { portfolioQueries } from '@kavel/api-client';
import { useSession } from '@kavel/auth';
import type { ValuationDetail } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { type QueryClient, useQuery } from '@kavel/query';
import { reviewQueries } from '../../../common/review-queries';
import { type Reviewers, reviewersOf } from '../model/reviewers';

/** Who can review; null while unknown. */
export function useReviewers({ id }: Pick<ValuationDetail, 'id'>): Reviewers | null {
  const { user, selectedUser, permissions } = useSession();
  const { data } = useQuery(reviewQueries.people(id));
  if (!data) return null;
  const me = [selectedUser?.userId, user?.userId].filter(userId => userId !== undefined);
  return reviewersOf(data, me, data.mayShare && permissions.includes('auth.portfolio-hub'));
}

/** Invalidates the queries that show the shares of a portfolio, here and in other tabs. */
export function announceSharing(client: QueryClient, portfolioId: string): void {
  void client.invalidateQueries({ queryKey: portfolioQueries.all() });
  bus.publish('portfolio-changed', { portfolioId });
}
