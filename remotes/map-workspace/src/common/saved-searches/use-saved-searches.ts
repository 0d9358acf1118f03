import { useSession } from '@kavel/auth';
import type { SavedSearch, SavedSearchKind } from '@kavel/contracts/saved-searches';
import { useQuery, useQueryClient } from '@kavel/query';
import { useEffect, useRef } from 'react';
import { useStored, writeStored } from '../own-storage';
import type { CriteriaOf } from './criteria';
import { savedSearchesQuery } from './saved-search-calls';
import { useTakeOver } from './use-take-over';

/** Written after a change, so that other tabs ask again. */
const changedKey = 'saved-searches-changed';
const readChanged = () => localStorage.getItem(changedKey);

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
  const changed = useStored(readChanged);
  const followed = useRef(changed);
  useEffect(() => {
    if (followed.current === changed) return;
    followed.current = changed;
    void client.invalidateQueries({ queryKey: [queryKey[0]] });
  }, [changed, client, queryKey[0]]);
  const refresh = () => writeStored(changedKey, `${Date.now()} ${Math.random()}`);
  useTakeOver(kind, isSuccess && !selectedUser ? data : null, criteriaOf, refresh);
  return {
    own: data.filter(({ owner }) => owner.userId === userId),
    shared: data.filter(({ owner }) => owner.userId !== userId),
    error,
    refresh,
  };
}
