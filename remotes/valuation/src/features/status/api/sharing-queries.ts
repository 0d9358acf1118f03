import { call, portfolioQueries } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { colleagueApi, portfolioApi } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';

/** Reads of who shares a portfolio and with whom it can be shared, by the keys that the portfolio hub uses. */
export const sharingQueries = {
  sharing: (portfolioId: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'sharing', portfolioId],
      queryFn: ({ signal }) => call(portfolioApi.getSharing, { params: { id: portfolioId } }, { signal }),
    }),
  /** Of the other user while acting on behalf: the organisation is theirs. */
  colleagues: () => {
    const userId = session.state().selectedUser?.userId;
    return queryOptions({
      queryKey: ['colleagues', userId],
      queryFn: ({ signal }) => call(colleagueApi.listColleagues, {}, { signal }),
    });
  },
};
