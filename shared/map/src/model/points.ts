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
  /** Colour as #RRGGBB; the accent colour when absent. */
  colour?: string;
  /** Drawn small and grey: there, but not counted. */
  quiet?: boolean;
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where the map looks. Zoom goes by tiles of 512 px, as in the style. */
export interface MapCamera extends LonLat {
  zoom: number;
}

/** Where the map should go: another value moves it, the same value leaves it where the user is. */
export type MapTarget =
  | ({ kind: 'camera' } & MapCamera)
  | ({ kind: 'place' } & LonLat)
  | { kind: 'bounds'; bounds: Bounds };

/** Pixels at each side that panels cover. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
