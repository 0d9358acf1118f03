import { call, portfolioQueries } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { colleagueApi, portfolioApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** Queries for the shares of a portfolio and the possible recipients, with the same keys as the portfolio hub. */
export const sharingQueries = {
  sharing: (portfolioId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'sharing', portfolioId],
      queryFn: ({ signal }) => call(portfolioApi.getSharing, { params: { id: portfolioId } }, { signal }),
    }),
  /** Colleagues of the subject while acting on behalf, because the organisation is the subject's. */
  colleagues: () => {
    const userId = session.state().selectedUser?.userId;
    return queryOptions({
      queryKey: ['colleagues', userId],
      queryFn: ({ signal }) => call(colleagueApi.listColleagues, {}, { signal }),
    });
  },
};
