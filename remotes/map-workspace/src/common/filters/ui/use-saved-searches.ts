import { useSession } from '@kavel/auth';
import { useMemo } from 'react';
import { useStored, writeStored } from '../../own-storage';
import { parseSearches, type SavedSearch, withoutSearch, withSearch } from '../model/saved-searches';

/** The searches of a kind that this user keeps on this device: there is no call to keep them at the service. */
export function useSavedSearches(kind: string) {
  const { user } = useSession();
  const key = `${kind}-searches:${user?.userId ?? ''}`;
  const read = () => localStorage.getItem(key);
  const text = useStored(read);
  const searches = useMemo(() => parseSearches(text), [text]);
  const keep = (change: (stored: readonly SavedSearch[]) => SavedSearch[]) =>
    writeStored(key, JSON.stringify(change(parseSearches(read()))));
  return {
    searches,
    save: (saved: SavedSearch) => keep(stored => withSearch(stored, saved)),
    remove: (name: string) => keep(stored => withoutSearch(stored, name)),
  };
}
