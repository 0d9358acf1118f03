import { call } from '@kavel/api-client';
import { savedSearchApi } from '@kavel/contracts/saved-searches';
import { queryOptions } from '@kavel/query';

const shownAtMost = 5;

/** The searches that were last kept or changed, of every kind. Below the key of saved searches, which a change refetches. */
export const recentSearchesQuery = () =>
  queryOptions({
    queryKey: ['saved-searches', 'recent'],
    queryFn: async ({ signal }) => {
      const searches = await call(savedSearchApi.listSavedSearches, {}, { signal });
      return searches
        .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
        .slice(0, shownAtMost);
    },
  });
