import { useSyncExternalStore } from 'react';
import { formatSettings, type MapSettings, parseSettings } from '../model/map-settings';

const storageKey = 'map-settings';
const listeners = new Set<() => void>();
let current: MapSettings | null = null;

function read(): MapSettings {
  current ??= parseSettings(localStorage.getItem(storageKey));
  return current;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Changes some settings of the map and remembers them on this device. */
export function changeSettings(change: Partial<MapSettings>): void {
  current = { ...read(), ...change };
  localStorage.setItem(storageKey, formatSettings(current));
  for (const changed of listeners) changed();
}

export function useMapSettings(): MapSettings {
  return useSyncExternalStore(subscribe, read);
}
