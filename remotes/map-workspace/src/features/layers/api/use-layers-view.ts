import { useCallback, useMemo } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { type LayersView, readLayers, writeLayers } from '../model/layers-address';

/** The layers that are on, as the address of the page has them. */
export function useLayersView() {
  const [query, setQuery] = useOwnQuery();
  // The camera changes the rest of the query all the time.
  const own = writeLayers(new URLSearchParams(), readLayers(query)).toString();
  const view = useMemo(() => readLayers(new URLSearchParams(own)), [own]);
  const change = useCallback(
    (next: (view: LayersView) => LayersView) => {
      const newest = newestQuery();
      setQuery(writeLayers(newest, next(readLayers(newest))), { replace: true });
    },
    [setQuery],
  );
  return { view, change };
}
