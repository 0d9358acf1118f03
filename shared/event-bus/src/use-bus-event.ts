import type { EventName, EventPayload } from '@kavel/contracts';
import { useEffect, useRef } from 'react';
import { bus } from './bus';

/** Calls the latest listener for each event while the component is mounted. */
export function useBusEvent<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayload<Name>) => void,
): void {
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });
  useEffect(() => {
    const subscription = bus.subscribe(name, payload => newest.current(payload));
    return () => subscription.unsubscribe();
  }, [name]);
}
