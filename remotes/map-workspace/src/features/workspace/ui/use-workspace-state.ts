import type { MapCamera } from '@kavel/map';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { openSettings, settingsLink, useMapSettings } from '../../map-layers';
import { lastVisit } from '../api/last-visit';
import { isBare, readAddress, type WorkspaceState, writeAddress } from '../model/workspace-address';

/** In the address, so that a link looks the same to its receiver. */
const settingsName = 'map';

/**
 * The state of the workspace, which lives in the address. A bare address starts where the user left; any other is a
 * link.
 */
export function useWorkspaceState(panels: readonly string[]) {
  const [query, setQuery] = useOwnQuery();
  const [isLink] = useState(() => !isBare(query));
  const [start] = useState<WorkspaceState>(() => {
    openSettings(query.get(settingsName));
    return isBare(query) ? lastVisit.read(panels) : readAddress(query, panels);
  });
  const settings = useMapSettings();
  const state = useMemo(() => readAddress(query, panels), [query, panels]);

  const change = useCallback(
    (part: Partial<WorkspaceState>, { push = false } = {}) => {
      const next = writeAddress(newestQuery(), part);
      lastVisit.keep(readAddress(next, panels));
      next.set(settingsName, settingsLink());
      setQuery(next, { replace: !push });
    },
    [setQuery, panels],
  );
  const changeCamera = useCallback((camera: MapCamera) => change({ camera }), [change]);

  // A step back in the history has the settings of then in its address; those of the user stay.
  const linked = query.get(settingsName);
  const written = useRef(settings);
  useEffect(() => {
    const isBehind = linked !== null && linked !== settingsLink();
    if (isBehind || written.current !== settings) change({});
    written.current = settings;
  }, [change, settings, linked]);

  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current && isBare(newestQuery())) change(start);
    opened.current = true;
  }, [change, start]);

  return { start, isLink, query, state, change, changeCamera };
}
