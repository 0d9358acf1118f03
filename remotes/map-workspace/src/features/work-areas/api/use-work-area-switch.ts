import { useCallback } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';

const name = 'work';
const travelNames = ['origin', 'together', 'transit', 'reach'];

/** Value for all work areas of the organisation; other values are the id of one, or an area of travel time. */
export const allWorkAreas = 'on';

/** Value for the area of the travel time in the address. */
export const travelArea = 'travel';

/** Whether an area of travel time is active: those words of the address that say which. */
export const isTravelArea = (chosen: string): boolean => chosen.includes('=');

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
  return [chosenIn(query), turn];
}

function chosenIn(query: URLSearchParams): string | null {
  const chosen = query.get(name);
  if (chosen !== travelArea) return chosen || null;
  return `${new URLSearchParams([...query].filter(([word]) => word === name || travelNames.includes(word)))}`;
}

/** The query of a link to another page, with the same work areas active. */
export function withWorkArea(query: string, chosen: string | null): string {
  if (chosen === null) return query;
  if (isTravelArea(chosen)) return query ? `${query}&${chosen}` : chosen;
  const next = new URLSearchParams(query);
  next.set(name, chosen);
  return next.toString();
}
