import type { LightPreset, MapTheme } from '@kavel/map';
import type { BasePart, ColourBy } from '@kavel/map/layers';

export const mapThemes = ['default', 'faded', 'monochrome'] as const satisfies readonly MapTheme[];
export const presets = ['dawn', 'day', 'dusk', 'night'] as const satisfies readonly LightPreset[];
export const colourings = ['label', 'function'] as const satisfies readonly ColourBy[];
export const layers = ['addresses', 'panden', 'buurten', 'topography'] as const satisfies readonly BasePart[];
/** Of the specification: six layers by their number. */
export const numberedLayers = [1, 2, 3, 4, 5, 6] as const;
export type NumberedLayer = (typeof numberedLayers)[number];

/** How the map looks. Those of three dimensions are for the 3D view. */
export interface MapSettings {
  /** Whether the settings are unfolded in their panel. */
  open: boolean;
  mode3d: boolean;
  theme: (typeof mapThemes)[number];
  preset: (typeof presets)[number];
  poiLabels: boolean;
  buildings3d: boolean;
  /** Which of the six layers are on. */
  layers: readonly NumberedLayer[];
  colourBy: (typeof colourings)[number];
  hidden: readonly (typeof layers)[number][];
}

export const defaultSettings: MapSettings = {
  open: true,
  mode3d: true,
  theme: 'default',
  preset: 'dusk',
  poiLabels: true,
  buildings3d: true,
  layers: [],
  colourBy: 'label',
  hidden: [],
};

/** Takes from stored text, or from a link, what is known; the defaults for the rest. */
export function parseSettings(text: string | null): MapSettings {
  const query = new URLSearchParams(text ?? '');
  const isOn = (name: string) => query.get(name) !== 'off';
  return {
    open: isOn('open'),
    mode3d: isOn('3d'),
    theme: mapThemes.find(theme => theme === query.get('theme')) ?? defaultSettings.theme,
    preset: presets.find(preset => preset === query.get('preset')) ?? defaultSettings.preset,
    poiLabels: isOn('poi'),
    buildings3d: isOn('buildings'),
    layers: numberedLayers.filter(layer => query.getAll('layer').includes(String(layer))),
    colourBy: colourings.find(by => by === query.get('colour')) ?? defaultSettings.colourBy,
    hidden: layers.filter(layer => query.getAll('hidden').includes(layer)),
  };
}

/** In a link: `theme-faded.preset-night`, as `=` and `&` would be escaped there; `default` for the defaults. */
export function linkedSettings(settings: MapSettings): string {
  return formatSettings(settings).replaceAll('=', '-').replaceAll('&', '.') || 'default';
}

export function parseLinked(text: string): MapSettings {
  return parseSettings(text.replaceAll('-', '=').replaceAll('.', '&'));
}

/** As text without the defaults. */
export function formatSettings(settings: MapSettings): string {
  const { theme, preset, colourBy } = settings;
  const off = (name: string, on: boolean) => (on ? [] : [[name, 'off']]);
  const unless = (name: string, value: string, usual: string) => (value === usual ? [] : [[name, value]]);
  return new URLSearchParams([
    ...off('open', settings.open),
    ...off('3d', settings.mode3d),
    ...unless('theme', theme, defaultSettings.theme),
    ...unless('preset', preset, defaultSettings.preset),
    ...off('poi', settings.poiLabels),
    ...off('buildings', settings.buildings3d),
    ...settings.layers.map(layer => ['layer', String(layer)]),
    ...unless('colour', colourBy, defaultSettings.colourBy),
    ...settings.hidden.map(layer => ['hidden', layer]),
  ]).toString();
}
