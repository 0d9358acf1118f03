import { putCamera, readCamera } from '../../../common/camera-address';
import { type BuildingColour, readColour } from './building-colour';

/** Where the map looks from: degrees of tilt from straight down, and of turn from north. */
export interface View3d {
  lon: number;
  lat: number;
  zoom: number;
  pitch: number;
  bearing: number;
}

export const presets = ['dawn', 'day', 'dusk', 'night'] as const;
export type Preset = (typeof presets)[number];

/** What the page shows, all of which stands in its address. */
export interface Shown3d {
  view: View3d | null;
  /** Null for now. */
  time: Date | null;
  colour: BuildingColour;
  pandId: string | null;
  objectId: string | null;
  layers: Layers3d;
}

/** What is drawn besides the ground. */
export interface Layers3d {
  buildings: boolean;
  poiLabels: boolean;
}

const layerNames = { buildings: 'buildings', poiLabels: 'poi' } as const;

/** `layers=buildings,poi`; all of them without the word, none with `layers=none`. */
export function putLayers(query: URLSearchParams, { buildings, poiLabels }: Layers3d): void {
  const shown = [...(buildings ? [layerNames.buildings] : []), ...(poiLabels ? [layerNames.poiLabels] : [])];
  if (shown.length === 2) query.delete('layers');
  else query.set('layers', shown.join() || 'none');
}

function readLayers(text: string | null): Layers3d {
  const names = text?.split(',');
  return {
    buildings: names?.includes(layerNames.buildings) ?? true,
    poiLabels: names?.includes(layerNames.poiLabels) ?? true,
  };
}

export const usualTilt = { pitch: 55, bearing: -20 };

export function readShown(query: URLSearchParams): Shown3d {
  const camera = readCamera(query);
  const number = (name: string, usual: number, most: number): number => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Math.abs(value) <= most ? value : usual;
  };
  const time = new Date(query.get('time') ?? '');
  return {
    view: camera && {
      ...camera,
      pitch: Math.max(0, number('pitch', usualTilt.pitch, 75)),
      bearing: number('bearing', usualTilt.bearing, 180),
    },
    time: Number.isNaN(time.getTime()) ? null : time,
    colour: readColour(query),
    pandId: bagId(query.get('pand')),
    objectId: bagId(query.get('object')),
    layers: readLayers(query.get('layers')),
  };
}

const bagId = (text: string | null): string | null => (text && /^\d{16}$/.test(text) ? text : null);

export function putView(query: URLSearchParams, { pitch, bearing, ...camera }: View3d): void {
  putCamera(query, camera);
  query.set('pitch', pitch.toFixed(0));
  query.set('bearing', bearing.toFixed(0));
}

/** To the minute, in UTC: the same light for who opens the link elsewhere. */
export function putTime(query: URLSearchParams, time: Date): void {
  query.set('time', `${time.toISOString().slice(0, 16)}Z`);
}
