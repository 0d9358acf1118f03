import { type RefObject, useEffect, useRef, useState } from 'react';
import { createMapEngine, type MapEngine, type MapEvents } from '../engine/map-engine';

/** An engine on an element for as long as the component is mounted; events reach the newest handlers. */
export function useMapEngine(
  element: RefObject<HTMLElement | null>,
  events: MapEvents,
  addressesAnswer: boolean,
): MapEngine | null {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const newest = useRef({ events, addressesAnswer });
  useEffect(() => {
    newest.current = { events, addressesAnswer };
  });

  useEffect(() => {
    if (!element.current) return;
    const made = createMapEngine(
      element.current,
      () => newest.current.events,
      () => newest.current.addressesAnswer,
    );
    setEngine(made);
    return () => {
      setEngine(null);
      made.dispose();
    };
  }, [element]);

  return engine;
}
