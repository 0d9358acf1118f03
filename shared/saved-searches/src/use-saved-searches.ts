import { useSession } from '@kavel/auth';
import type { SavedSearch, SavedSearchKind } from '@kavel/contracts/saved-searches';
import { useQuery, useQueryClient } from '@kavel/query';
import { useCallback, useEffect } from 'react';
import type { CriteriaOf } from './criteria';
import { savedSearchesQuery } from './saved-search-calls';
import { useTakeOver } from './use-take-over';

/** Written after a change, so that other tabs ask again. */
const changedKey = 'saved-searches-changed';

export interface SavedSearches {
  own: readonly SavedSearch[];
  /** Of colleagues, who share them. */
  shared: readonly SavedSearch[];
  error: Error | null;
  /** Asks again, here and in other tabs. */
  refresh: () => void;
}

const none: readonly SavedSearch[] = [];

/** The searches of a kind that this user keeps, and those that colleagues share. */
export function useSavedSearches(kind: SavedSearchKind, criteriaOf: CriteriaOf): SavedSearches {
  const { user, selectedUser } = useSession();
  const userId = selectedUser?.userId ?? user?.userId;
  const client = useQueryClient();
  const { queryKey } = savedSearchesQuery(kind);
  const { data = none, error, isSuccess } = useQuery(savedSearchesQuery(kind));
  const [root] = queryKey;
  const askAgain = useCallback(() => void client.invalidateQueries({ queryKey: [root] }), [client, root]);
  useEffect(() => {
    // The browser tells other tabs of it, not this one.
    const follow = ({ key }: StorageEvent) => key === changedKey && askAgain();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [askAgain]);
  const refresh = useCallback(() => {
    localStorage.setItem(changedKey, `${Date.now()} ${Math.random()}`);
    askAgain();
  }, [askAgain]);
  useTakeOver(kind, isSuccess && !selectedUser ? data : null, criteriaOf, refresh);
  return {
    own: data.filter(({ owner }) => owner.userId === userId),
    shared: data.filter(({ owner }) => owner.userId !== userId),
    error,
    refresh,
  };
}
