import { session } from '@kavel/auth';
import { useSyncExternalStore } from 'react';
import {
  formatSettings,
  linkedSettings,
  type MapSettings,
  parseLinked,
  parseSettings,
} from '../model/map-settings';

/** Of visitors, and of all users in earlier versions. */
const sharedKey = 'map-settings';
const listeners = new Set<() => void>();
let current: { key: string; settings: MapSettings } | null = null;

function ownKey(): string {
  const userId = session.state().user?.userId;
  return userId ? `${sharedKey}:${userId}` : sharedKey;
}

function read(): MapSettings {
  const key = ownKey();
  if (current?.key !== key) {
    const stored = localStorage.getItem(key) ?? localStorage.getItem(sharedKey);
    current = { key, settings: parseSettings(stored) };
  }
  return current.settings;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Changes some settings of the map and remembers them for this user on this device. */
export function changeSettings(change: Partial<MapSettings>): void {
  const settings = { ...read(), ...change };
  current = { key: ownKey(), settings };
  localStorage.setItem(current.key, formatSettings(settings));
  for (const changed of listeners) changed();
}

/** Takes the settings of a link for this visit; those of the user stay stored until a change. Null: the user's own. */
export function openSettings(shared: string | null): void {
  current = shared === null ? null : { key: ownKey(), settings: parseLinked(shared) };
}

/** The settings as a link names them. */
export const settingsLink = (): string => linkedSettings(read());

export function useMapSettings(): MapSettings {
  return useSyncExternalStore(subscribe, read);
}
