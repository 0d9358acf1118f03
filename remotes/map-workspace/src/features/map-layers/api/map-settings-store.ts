import { useSyncExternalStore } from 'react';
import { ownKey, readOwn } from '../../../common/own-storage';
import {
  formatSettings,
  linkedSettings,
  type MapSettings,
  parseLinked,
  parseSettings,
} from '../model/map-settings';

const name = 'map-settings';
const listeners = new Set<() => void>();
let current: { key: string; settings: MapSettings } | null = null;

function read(): MapSettings {
  const key = ownKey(name);
  if (current?.key !== key) current = { key, settings: parseSettings(readOwn(name)) };
  return current.settings;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Changes some settings of the map and remembers them for this user on this device. */
export function changeSettings(change: Partial<MapSettings>): void {
  const settings = { ...read(), ...change };
  current = { key: ownKey(name), settings };
  localStorage.setItem(current.key, formatSettings(settings));
  for (const changed of listeners) changed();
}

/** Takes the settings of a link for this visit; those of the user stay stored until a change. Null: the user's own. */
export function openSettings(shared: string | null): void {
  current = shared === null ? null : { key: ownKey(name), settings: parseLinked(shared) };
}

/** The settings as a link names them. */
export const settingsLink = (): string => linkedSettings(read());

export function useMapSettings(): MapSettings {
  return useSyncExternalStore(subscribe, read);
}
