import { call, portfolioQueries } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { colleagueApi, portfolioApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** Queries of the portfolio list. */
export const sharingQueries = {
  withArchive: () =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'list', 'archived'],
      queryFn: ({ signal }) => call(portfolioApi.listPortfolios, { query: { archived: 'true' } }, { signal }),
    }),
  sharing: (id: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'sharing', id],
      queryFn: ({ signal }) => call(portfolioApi.getSharing, { params: { id } }, { signal }),
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
