import { useCallback } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';

const name = 'work';

/** Value for all work areas of the organisation; other values are the id of one. */
export const allWorkAreas = 'on';

/** The active work areas, stored in the address; null when none is active. */
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

/** The query of a link to another page, with the same work areas active. */
export function withWorkArea(query: string, chosen: string | null): string {
  if (chosen === null) return query;
  const next = new URLSearchParams(query);
  next.set(name, chosen);
  return next.toString();
}
