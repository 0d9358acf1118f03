import type { ColourBy, LightPreset, MapLayer } from '@kavel/map';
import { useSyncExternalStore } from 'react';

export const presets = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly LightPreset[];
export const colourings = ['label', 'function'] as const satisfies readonly ColourBy[];
export const layers = ['addresses', 'panden', 'buurten', 'topography'] as const satisfies readonly MapLayer[];

export interface MapSettings {
  preset: (typeof presets)[number];
  colourBy: (typeof colourings)[number];
  hidden: readonly (typeof layers)[number][];
}

export const defaultSettings: MapSettings = { preset: 'dusk', colourBy: 'label', hidden: [] };

const storageKey = 'map-settings';
const listeners = new Set<() => void>();

/** Takes from stored text what is still known; the defaults for the rest. */
export function parseSettings(text: string | null): MapSettings {
  const query = new URLSearchParams(text ?? '');
  return {
    preset: presets.find(preset => preset === query.get('preset')) ?? defaultSettings.preset,
    colourBy: colourings.find(by => by === query.get('colour')) ?? defaultSettings.colourBy,
    hidden: layers.filter(layer => query.getAll('hidden').includes(layer)),
  };
}

export function formatSettings({ preset, colourBy, hidden }: MapSettings): string {
  return new URLSearchParams([
    ['preset', preset],
    ['colour', colourBy],
    ...hidden.map(layer => ['hidden', layer]),
  ]).toString();
}

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
