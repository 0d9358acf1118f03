import type { NewSavedSearch, SavedSearch } from '@kavel/contracts/saved-searches';
import { type Call, Refusal } from '@kavel/testing';

/** Saved searches of a service that works; `mine` is the user of `signIn`. */
export function fakeSavedSearches(mine: string, stored: SavedSearch[] = []) {
  const path = '/portfolio/saved-searches';
  const deleted = new Map<string, SavedSearch>();
  const indexOf = (id: string) => {
    const at = stored.findIndex(search => search.id === id);
    if (at < 0) throw new Refusal('not-found');
    return at;
  };
  const answer = ({ name, body, query }: Call): unknown => {
    const [method, address = ''] = name.split(' ');
    if (!address.startsWith(path)) return undefined;
    const [id = '', restore] = address.slice(path.length + 1).split('/');
    if (method === 'GET') return stored.filter(({ kind }) => kind === query.get('kind'));
    if (restore) {
      const search = deleted.get(id);
      if (search) stored.push(search);
      return search;
    }
    if (method === 'POST') {
      const made = savedSearch(mine, body as NewSavedSearch, stored.length + deleted.size);
      if (stored.some(one => one.name === made.name)) throw new Refusal('name-taken');
      stored.push(made);
      return made;
    }
    const at = indexOf(id);
    if (method === 'DELETE') {
      for (const search of stored.splice(at, 1)) deleted.set(id, search);
      return { deleted: true };
    }
    const changed = { ...stored[at], ...(body as object) } as SavedSearch;
    stored[at] = changed;
    return changed;
  };
  return { stored, answer };
}

export function savedSearch(
  userId: string,
  { kind, name, address, criteria, watched }: NewSavedSearch,
  number = 0,
): SavedSearch {
  return {
    id: `7b1d6e0e-5a4f-4f0a-9d5f-${String(number).padStart(12, '0')}`,
    ...{ kind, name, address, watched, watchable: criteria !== null, shared: false },
    ...{ owner: { userId, name: 'Mij' }, seen: null, problem: null },
    updatedAt: '2026-11-24T12:00:00.000Z',
  };
}
