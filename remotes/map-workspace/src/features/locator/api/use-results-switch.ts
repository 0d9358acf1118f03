import { useCallback } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';

const name = 'results';

/**
 * Whether the result of the locator is on the map: with its panel, unless the address says `results=on` or `off`, which
 * holds for all panels.
 */
export function useResultsSwitch(panelKey: string): [on: boolean, turn: (on: boolean) => void] {
  const [query, setQuery] = useOwnQuery();
  const turn = useCallback(
    (on: boolean) => {
      const next = newestQuery();
      next.set(name, on ? 'on' : 'off');
      setQuery(next, { replace: true });
    },
    [setQuery],
  );
  const asked = query.get(name);
  const on = asked === 'on' || (asked !== 'off' && query.get('panel') === panelKey);
  return [on, turn];
}
