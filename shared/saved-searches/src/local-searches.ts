/** A search as browsers kept it before the service did: the name, and the filter as in the address. */
export interface LocalSearch {
  name: string;
  query: string;
}

/** Takes from stored text what is still readable. */
export function parseSearches(text: string | null): LocalSearch[] {
  const stored = parsed(text);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (entry): entry is LocalSearch =>
      typeof entry?.name === 'string' && typeof entry.query === 'string' && entry.query !== '',
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
