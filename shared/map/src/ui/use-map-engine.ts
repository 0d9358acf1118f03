import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createMapEngine, type MapEngine, type MapEvents } from '../engine/map-engine';

/** Creates an engine on an element while the component is mounted; events call the latest handlers. */
export function useMapEngine(element: RefObject<HTMLElement | null>, events: MapEvents): MapEngine | null {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const current = useRef<MapEngine | null>(null);
  const newest = useRef(events);
  useEffect(() => {
    newest.current = events;
  });

  useEffect(() => {
    if (!element.current) return;
    const made = createMapEngine(element.current, () => newest.current);
    current.current = made;
    setEngine(made);
  }, [element]);
  // Disposed before the element leaves the page: OpenLayers warns of a map without a size.
  useLayoutEffect(
    () => () => {
      current.current?.dispose();
      current.current = null;
      setEngine(null);
    },
    [],
  );

  return engine;
}
