/** The six layers of the map in the order of their numbers, all off to begin with. */
export const mapLayers = ['zoning', 'label', 'year', 'woz', 'surroundings', 'roof'] as const;
export type MapLayer = (typeof mapLayers)[number];

/**
 * Figures of surroundings. `noise` is the share of the area, in percent, with more than 55 dB Lden; `no2`, `pm25` and
 * `pm10` are yearly means in µg/m³; `liveability` is the score of the Leefbaarometer.
 */
export const surroundingsFigures = ['noise', 'no2', 'pm25', 'pm10', 'liveability'] as const;
export type SurroundingsFigure = (typeof surroundingsFigures)[number];

/**
 * Kinds of points of interest. Shops, care and lodging also come from the registered use of objects, without a name of
 * their own.
 */
export const poiKinds = [
  'school',
  'stop',
  'station',
  'charging',
  'shop',
  'care',
  'lodging',
  'culture',
  'sport',
  'other',
] as const;
export type PoiKind = (typeof poiKinds)[number];

/** Which way the roof of a building looks: most of it flat, or by its largest sloped face. */
export const roofKinds = ['flat', 'south', 'east-west', 'north'] as const;
export type RoofKind = (typeof roofKinds)[number];

/** Years from which each class of building years counts; the first has no beginning. */
export const yearClasses = [0, 1900, 1930, 1945, 1960, 1975, 1992, 2005, 2015] as const;

/** Figures that colour buurten. */
export const areaFigures = ['wozValue', ...surroundingsFigures] as const;
export type AreaFigure = (typeof areaFigures)[number];

/** By which areas a file has values of a figure. */
export const figureBases = ['buurt', 'wijk', 'pc4'] as const;
export type FigureBasis = (typeof figureBases)[number];

/** Layers of vector tiles by themselves: their name in the address of a tile and in it. */
export const layerTiles = {
  zoning: 'layer-zoning',
  label: 'layer-label',
  roof: 'layer-roof',
  poi: 'layer-poi',
} as const;

/** Zooms that have tiles of each. */
export const layerTileZooms = {
  zoning: { from: 8, upTo: 16 },
  label: { from: 13, upTo: 16 },
  roof: { from: 13, upTo: 16 },
  poi: { from: 12, upTo: 17 },
} as const;
