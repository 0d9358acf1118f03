import type { LightPreset } from '@kavel/map';
import type { BasePart, ColourBy } from '@kavel/map/layers';

export const presets = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly LightPreset[];
export const colourings = ['label', 'function'] as const satisfies readonly ColourBy[];
export const layers = ['addresses', 'panden', 'buurten', 'topography'] as const satisfies readonly BasePart[];

export interface MapSettings {
  preset: (typeof presets)[number];
  colourBy: (typeof colourings)[number];
  hidden: readonly (typeof layers)[number][];
}

export const defaultSettings: MapSettings = { preset: 'dusk', colourBy: 'label', hidden: [] };

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
