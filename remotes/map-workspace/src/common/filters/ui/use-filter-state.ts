import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readOwn, writeOwn } from '../../own-storage';
import { newestQuery, useOwnQuery } from '../../use-own-query';
import type { FilterAddress } from '../model/filter-address';
import { beforeOf, followed, startTrail } from '../model/trail';

/** Filter and view of the page, which live in the address; each change of the filter is a step in the history. */
export function useFilterState<Filter, View>(address: FilterAddress<Filter, View>) {
  const { storageKey, readFilter, writeFilter, readView, writeView } = address;
  const bare = useCallback(
    (filter: Filter) => writeFilter(new URLSearchParams(), filter).toString(),
    [writeFilter],
  );
  const [query, setQuery] = useOwnQuery();
  const filterText = bare(readFilter(query));
  const filter = useMemo(() => readFilter(new URLSearchParams(filterText)), [filterText, readFilter]);
  const view = useMemo(() => readView(query), [query, readView]);

  const [trail, setTrail] = useState(() => startTrail(filterText));
  const [undoingTo, setUndoingTo] = useState<string | null>(null);
  if (trail.present !== filterText) {
    setTrail(followed(trail, filterText, undoingTo === filterText));
    setUndoingTo(null);
  }

  const go = useCallback(
    (next: URLSearchParams, replace: boolean) => setQuery(next, { replace }),
    [setQuery],
  );

  /** Takes the filter of now, so that changes in one moment build on each other. */
  const changeFilter = useCallback(
    (change: (filter: Filter) => Filter, { replace = false } = {}) => {
      const query = newestQuery();
      const now = readFilter(query);
      const next = change(now);
      if (bare(next) === bare(now)) return;
      writeOwn(storageKey, bare(next));
      go(writeFilter(query, next), replace);
    },
    [go, bare, readFilter, writeFilter, storageKey],
  );
  const changeView = useCallback(
    (change: Partial<View>, { push = false } = {}) => go(writeView(newestQuery(), change), !push),
    [go, writeView],
  );
  const open = useCallback(
    (text: string) => changeFilter(() => readFilter(new URLSearchParams(text))),
    [changeFilter, readFilter],
  );

  // A bare address starts where the user left.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const last = readOwn(storageKey);
    if (newestQuery().size > 0 || !last) return;
    go(writeFilter(newestQuery(), readFilter(new URLSearchParams(last))), true);
  }, [go, readFilter, writeFilter, storageKey]);

  const before = beforeOf(trail);
  const undoTo = (text: string) => () => {
    setUndoingTo(text);
    open(text);
  };
  return {
    filter,
    filterText,
    view,
    changeFilter,
    changeView,
    open,
    undo: before === null ? null : undoTo(before),
  };
}
