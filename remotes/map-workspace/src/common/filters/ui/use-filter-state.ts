import type { LocatorFilter } from '@kavel/contracts/locator';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { readFilter, writeFilter } from '../model/filter-address';
import { type LocatorView, readView, writeView } from '../model/locator-view';
import { beforeOf, followed, startTrail } from '../model/trail';

const storageKey = 'locator-last';

function bare(filter: LocatorFilter): string {
  return writeFilter(new URLSearchParams(), filter).toString();
}

/** Filter and view of the page, which live in the address; each change of the filter is a step in the history. */
export function useLocatorState(currentYear: number) {
  const [query, setQuery] = useOwnQuery();
  const filterText = bare(readFilter(query, currentYear));
  const filter = useMemo(
    () => readFilter(new URLSearchParams(filterText), currentYear),
    [filterText, currentYear],
  );
  const view = useMemo(() => readView(query), [query]);

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
    (change: (filter: LocatorFilter) => LocatorFilter) => {
      const query = newestQuery();
      const now = readFilter(query, currentYear);
      const next = change(now);
      if (bare(next) === bare(now)) return;
      localStorage.setItem(storageKey, bare(next));
      go(writeFilter(query, next), false);
    },
    [go, currentYear],
  );
  const changeView = useCallback(
    (change: Partial<LocatorView>, { push = false } = {}) => go(writeView(newestQuery(), change), !push),
    [go],
  );
  const open = useCallback(
    (text: string) => changeFilter(() => readFilter(new URLSearchParams(text), currentYear)),
    [changeFilter, currentYear],
  );

  // A bare address starts where the user left.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const last = localStorage.getItem(storageKey);
    if (newestQuery().size > 0 || !last) return;
    go(writeFilter(newestQuery(), readFilter(new URLSearchParams(last), currentYear)), true);
  }, [go, currentYear]);

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

export type LocatorState = ReturnType<typeof useLocatorState>;
