import type { Bounds, MapCamera } from '@kavel/map';
import { useCallback, useState } from 'react';
import type { AreaView, ChangeAreaView } from '../model/area-view';
import { useAreaChoice } from './use-area-choice';

/** State of a page of areas that is not in its address, and what changes the address. All functions are stable. */
export function useAreaPage(view: AreaView, change: ChangeAreaView) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const [goTo, setGoTo] = useState<{ bounds: Bounds; request: number } | null>(null);
  return {
    /** Code of the area under the pointer. */
    hovered,
    setHovered,
    /** The class of the legend under the pointer or with the focus. */
    marked,
    setMarked,
    goTo,
    choosing: useAreaChoice(view, change),
    /** Shows an area on the map, also where a phone shows the list. */
    showOnMap: useCallback(
      (bounds: Bounds) => {
        change({ show: 'map' });
        setGoTo({ bounds, request: performance.now() });
      },
      [change],
    ),
    setOnly: useCallback((only: string | null) => change({ only }), [change]),
    showAll: useCallback(() => change({ only: null }), [change]),
    setShow: useCallback((show: AreaView['show']) => change({ show }), [change]),
    setCamera: useCallback((camera: MapCamera) => change({ camera }, { replace: true }), [change]),
    endComparing: useCallback(() => change({ beside: null }), [change]),
    close: useCallback(() => change({ area: null, beside: null }), [change]),
  };
}

export type AreaPageState = ReturnType<typeof useAreaPage>;
