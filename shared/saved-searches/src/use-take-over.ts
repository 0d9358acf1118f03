import { ApiError } from '@kavel/api-client';
import { useSession } from '@kavel/auth';
import type { SavedSearch, SavedSearchKind } from '@kavel/contracts/saved-searches';
import { useEffect, useRef } from 'react';
import { type CriteriaOf, toCriteria } from './criteria';
import { parseSearches } from './local-searches';
import { createSearch } from './saved-search-calls';

/**
 * Takes over what this browser kept of the user before the service did, once: each is removed when the service has it.
 * `known`: what the service has; null until it answered.
 */
export function useTakeOver(
  kind: SavedSearchKind,
  known: readonly SavedSearch[] | null,
  criteriaOf: CriteriaOf,
  refresh: () => void,
): void {
  const { user } = useSession();
  const key = `${kind}-searches:${user?.userId ?? ''}`;
  const begun = useRef(false);
  useEffect(() => {
    if (known === null || begun.current) return;
    begun.current = true;
    const local = parseSearches(localStorage.getItem(key));
    if (local.length === 0) return;
    const names = new Set(known.map(({ name }) => name.toLowerCase()));
    const taken = local.map(async ({ name, query }) => {
      if (names.has(name.trim().toLowerCase())) return true;
      const criteria = toCriteria(criteriaOf(query));
      return createSearch({ kind, name, address: query, criteria, watched: false }).then(
        () => true,
        // What the service refuses it would refuse again; what it did not get is sent at the next visit.
        error => error instanceof ApiError && error.status < 500 && error.status !== 429,
      );
    });
    void Promise.all(taken).then(done => {
      const left = local.filter((_, at) => !done[at]);
      if (left.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(left));
      refresh();
    });
  }, [known, kind, key, criteriaOf, refresh]);
}
