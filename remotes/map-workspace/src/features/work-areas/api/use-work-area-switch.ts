import { useCallback } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';

const name = 'work';

/** Whether the work area is on, which stands in the address. */
export function useWorkAreaSwitch(): [on: boolean, turn: (on: boolean) => void] {
  const [query, setQuery] = useOwnQuery();
  const turn = useCallback(
    (on: boolean) => {
      const next = newestQuery();
      if (on) next.set(name, 'on');
      else next.delete(name);
      setQuery(next, { replace: true });
    },
    [setQuery],
  );
  return [query.get(name) === 'on', turn];
}
