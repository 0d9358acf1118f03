import type { MapCamera } from '@kavel/map';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOwnQuery } from '../../../common/use-own-query';
import { lastVisit } from '../model/last-visit';
import { isBare, readAddress, type WorkspaceState, writeAddress } from '../model/workspace-address';

/** The state of the workspace, which lives in the address. A bare address starts where the user left. */
export function useWorkspaceState() {
  const [query, setQuery] = useOwnQuery();
  const [start] = useState<WorkspaceState>(() => (isBare(query) ? lastVisit.read() : readAddress(query)));
  const state = useMemo(() => readAddress(query), [query]);

  // Two changes may come before the next render: the second builds on the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);

  const change = useCallback(
    (part: Partial<WorkspaceState>, { push = false } = {}) => {
      newest.current = writeAddress(newest.current, part);
      lastVisit.keep(readAddress(newest.current));
      setQuery(newest.current, { replace: !push });
    },
    [setQuery],
  );
  const changeCamera = useCallback((camera: MapCamera) => change({ camera }), [change]);

  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current && isBare(newest.current)) change(start);
    opened.current = true;
  }, [change, start]);

  return { start, state, change, changeCamera };
}
