import { useSyncExternalStore } from 'react';

/** What lies over the page: the palette, or the list of what keys do. */
export type Door = 'palette' | 'shortcuts' | null;

let current: Door = null;
const listeners = new Set<() => void>();

/** Opens one of the two from wherever it is asked for; null closes. */
export function openDoor(door: Door): void {
  current = door;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDoor(): Door {
  return useSyncExternalStore(subscribe, () => current);
}
