import { portfolioQueries } from '@kavel/api-client';
import { useSession } from '@kavel/auth';
import { bus } from '@kavel/event-bus';
import { type QueryClient, useQuery } from '@kavel/query';
import { sharingQueries } from '../api/sharing-queries';
import { type Reviewers, reviewersOf } from '../model/reviewers';

/** Who can review; null while unknown, and when the user may not see it. */
export function useReviewers(portfolioId: string): Reviewers | null {
  const { user, selectedUser, permissions } = useSession();
  const enabled = permissions.includes('auth.portfolio-hub');
  const sharing = useQuery({ ...sharingQueries.sharing(portfolioId), enabled });
  const colleagues = useQuery({ ...sharingQueries.colleagues(), enabled });
  if (!sharing.data || !colleagues.data) return null;
  const me = [selectedUser?.userId, user?.userId].filter(id => id !== undefined);
  return reviewersOf(sharing.data, colleagues.data, me);
}

/** Invalidates the queries that show the shares of a portfolio, here and in other tabs. */
export function announceSharing(client: QueryClient, portfolioId: string): void {
  void client.invalidateQueries({ queryKey: portfolioQueries.all() });
  bus.publish('portfolio-changed', { portfolioId });
}
