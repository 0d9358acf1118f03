import { currentLanguage } from '@kavel/i18n';
/** A search that a user keeps by name: the filter as in the address. */
export interface SavedSearch {
  name: string;
  query: string;
}

export const nameLimit = 80;
const most = 100;

/** Takes from stored text what is still readable. */
export function parseSearches(text: string | null): SavedSearch[] {
  const stored = parsed(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (entry): entry is SavedSearch => typeof entry?.name === 'string' && typeof entry.query === 'string',
    )
    .slice(0, most);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/** With this search under its name; one of the same name is replaced. By name. */
export function withSearch(searches: readonly SavedSearch[], saved: SavedSearch): SavedSearch[] {
  const others = searches.filter(({ name }) => name !== saved.name);
  return [...others, saved].sort((a, b) => a.name.localeCompare(b.name, currentLanguage())).slice(0, most);
}

export function withoutSearch(searches: readonly SavedSearch[], name: string): SavedSearch[] {
  return searches.filter(search => search.name !== name);
}
