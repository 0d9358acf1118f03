import type { EnergyLabel, VtwType } from '@kavel/contracts';

/** Degrees, WGS84. */
export interface LonLat {
  lon: number;
  lat: number;
}

/** One thing that a page puts on the map. */
export interface MapPoint extends LonLat {
  id: string;
  /** What it is called, shown when the pointer rests on it. */
  label: string;
  /** Colour as #RRGGBB, where the page gives colours a meaning of its own. */
  colour?: string;
  /** For maps that colour points by label or by function. */
  energielabel?: EnergyLabel | null;
  vtwType?: VtwType;
  /** Drawn small and grey: there, but not counted. */
  quiet?: boolean;
}

/** What the pointer found: a point of the page or an object of a layer. */
export interface MapHit {
  /** Key of its layer. */
  layer: string;
  id: string;
  /** Shown when the pointer rests on it; null for none. */
  label: string | null;
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where the map looks. Zoom goes by tiles of 512 px, as in the style. */
export interface MapCamera extends LonLat {
  zoom: number;
}

type Place =
  | ({ kind: 'camera' } & MapCamera)
  | ({ kind: 'place' } & LonLat)
  | { kind: 'bounds'; bounds: Bounds };

/** Where a map opens: the bounds of its data, and the built-up place in them to look at when they are no larger than a town. */
export interface Home {
  kind: 'home';
  bounds: Bounds;
  focus: LonLat;
}

/** A place to go to. */
export type Destination = Place | Home;

/**
 * Where the map should go: another value moves it, the same value leaves it where the user is.
 * `everything` is the whole of the largest data set of the catalogue. A new `request` asks for the same place once more.
 */
export type MapTarget = (Place | { kind: 'everything' }) & { request?: number };

/** Pixels at each side that panels cover. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
