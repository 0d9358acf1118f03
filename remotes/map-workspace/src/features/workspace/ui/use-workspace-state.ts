import type { MapCamera } from '@kavel/map';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { lastVisit } from '../api/last-visit';
import { isBare, readAddress, type WorkspaceState, writeAddress } from '../model/workspace-address';

/** The state of the workspace, which lives in the address. A bare address starts where the user left. */
export function useWorkspaceState(panels: readonly string[]) {
  const [query, setQuery] = useOwnQuery();
  const [start] = useState<WorkspaceState>(() =>
    isBare(query) ? lastVisit.read(panels) : readAddress(query, panels),
  );
  const state = useMemo(() => readAddress(query, panels), [query, panels]);

  const change = useCallback(
    (part: Partial<WorkspaceState>, { push = false } = {}) => {
      const next = writeAddress(newestQuery(), part);
      lastVisit.keep(readAddress(next, panels));
      setQuery(next, { replace: !push });
    },
    [setQuery, panels],
  );
  const changeCamera = useCallback((camera: MapCamera) => change({ camera }), [change]);

  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current && isBare(newestQuery())) change(start);
    opened.current = true;
  }, [change, start]);

  return { start, state, change, changeCamera };
}
