import { useCallback } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';

const name = 'travel';
/** What covers its sheet on a phone. */
const sheets = ['panel', 'object', 'chosen'];

/** Whether travel time is on, in the address; what it asks stays there while it is off. */
export function useTravelSwitch(narrow: boolean): [on: boolean, turn: (on: boolean) => void] {
  const [query, setQuery] = useOwnQuery();
  const turn = useCallback(
    (on: boolean) => {
      const next = newestQuery();
      if (on) next.set(name, 'on');
      else next.delete(name);
      if (on && narrow) for (const sheet of sheets) next.delete(sheet);
      setQuery(next, { replace: true });
    },
    [setQuery, narrow],
  );
  return [query.has(name), turn];
}
