import { useSyncExternalStore } from 'react';

const storageKey = 'map-poi-labels';
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const read = (): boolean => localStorage.getItem(storageKey) !== 'off';

/** Points of interest are shown unless somebody switched them off on this device. */
export function usePoiShown(): boolean {
  return useSyncExternalStore(subscribe, read);
}

export function showPoi(shown: boolean): void {
  if (shown) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const changed of listeners) changed();
}
