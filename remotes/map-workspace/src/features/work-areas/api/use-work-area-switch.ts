import { useCallback } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';

const name = 'work';

/** Chosen: all work areas of the organisation. Anything else is the id of one. */
export const allWorkAreas = 'on';

/** Which work areas are on, as it stands in the address; null: none. */
export function useWorkAreaSwitch(): [chosen: string | null, turn: (chosen: string | null) => void] {
  const [query, setQuery] = useOwnQuery();
  const turn = useCallback(
    (chosen: string | null) => {
      const next = newestQuery();
      if (chosen === null) next.delete(name);
      else next.set(name, chosen);
      setQuery(next, { replace: true });
    },
    [setQuery],
  );
  return [query.get(name) || null, turn];
}

/** The query of a link to another page, which has the same work areas on. */
export function withWorkArea(query: string, chosen: string | null): string {
  if (chosen === null) return query;
  const next = new URLSearchParams(query);
  next.set(name, chosen);
  return next.toString();
}
