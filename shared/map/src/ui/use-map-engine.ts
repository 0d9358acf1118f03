import { type RefObject, useEffect, useRef, useState } from 'react';
import { createMapEngine, type MapEngine, type MapEvents } from '../engine/map-engine';

/** Creates an engine on an element while the component is mounted; events call the latest handlers. */
export function useMapEngine(element: RefObject<HTMLElement | null>, events: MapEvents): MapEngine | null {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const newest = useRef(events);
  useEffect(() => {
    newest.current = events;
  });

  useEffect(() => {
    if (!element.current) return;
    const made = createMapEngine(element.current, () => newest.current);
    setEngine(made);
    return () => {
      setEngine(null);
      made.dispose();
    };
  }, [element]);

  return engine;
}
