import type { EnergyLabel, VtwType } from '@kavel/contracts';

/** Degrees, WGS84. */
export interface LonLat {
  lon: number;
  lat: number;
}

/** A point that a page shows on the map. */
export interface MapPoint extends LonLat {
  id: string;
  /** Label shown on hover. */
  label: string;
  /** Colour as #RRGGBB, when the page defines colours itself. */
  colour?: string;
  /** For maps that colour points by energielabel or VTW type. */
  energielabel?: EnergyLabel | null;
  vtwType?: VtwType;
  /** Drawn small and grey: present, but not counted. */
  quiet?: boolean;
}

/** A hit: a point of the page or an object of a layer. */
export interface MapHit {
  /** Key of its layer. */
  layer: string;
  id: string;
  /** Shown on hover; null without one. */
  label: string | null;
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Position of the map. Zoom is based on tiles of 512 px, as in the style. */
export interface MapCamera extends LonLat {
  zoom: number;
  /** Degrees from straight down and of turn from north; absent for a map that does neither. */
  pitch?: number;
  bearing?: number;
}

type Place =
  | ({ kind: 'camera' } & MapCamera)
  | ({ kind: 'place' } & LonLat)
  | { kind: 'bounds'; bounds: Bounds };

/** Initial view: bounds of the data, and a built-up place in them that is shown when they are at most a town. */
export interface Home {
  kind: 'home';
  bounds: Bounds;
  focus: LonLat;
}

/** A place or bounds to move to. */
export type Destination = Place | Home;

/**
 * Target of the map: a new value moves it, an equal value does not. `everything` is the largest data set of the
 * catalogue. A new `request` moves to the same place again.
 */
export type MapTarget = (Place | { kind: 'everything' }) & { request?: number };

/** Pixels covered by panels on each side. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
