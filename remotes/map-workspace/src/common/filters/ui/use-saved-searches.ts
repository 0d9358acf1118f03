import { useSession } from '@kavel/auth';
import { useState } from 'react';
import { parseSearches, type SavedSearch, withoutSearch, withSearch } from '../model/saved-searches';

/** The searches of a kind that this user keeps on this device: there is no call to keep them at the service. */
export function useSavedSearches(kind: string) {
  const { user } = useSession();
  const key = `${kind}-searches:${user?.userId ?? ''}`;
  const [searches, setSearches] = useState(() => parseSearches(localStorage.getItem(key)));
  // Another tab may have kept one meanwhile: what is stored counts.
  const keep = (change: (stored: readonly SavedSearch[]) => SavedSearch[]) => {
    const next = change(parseSearches(localStorage.getItem(key)));
    localStorage.setItem(key, JSON.stringify(next));
    setSearches(next);
  };
  return {
    searches,
    save: (saved: SavedSearch) => keep(stored => withSearch(stored, saved)),
    remove: (name: string) => keep(stored => withoutSearch(stored, name)),
  };
}
