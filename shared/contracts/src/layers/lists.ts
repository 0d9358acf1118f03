/** The six layers of the map in the order of their numbers, all off to begin with. */
export const mapLayers = ['zoning', 'label', 'year', 'woz', 'surroundings', 'roof'] as const;
export type MapLayer = (typeof mapLayers)[number];

/** Layers with classes of their own; the others colour buurten by a figure, in classes that the browser makes. */
export const countedLayers = ['zoning', 'label', 'year', 'roof'] as const satisfies readonly MapLayer[];
export type CountedLayer = (typeof countedLayers)[number];

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

/**
 * Why a file is no own layer: neither GeoJSON nor GeoPackage, coordinates of an unknown system, outside the Netherlands,
 * nothing to draw, or more than `ownLayerLimits`.
 */
export const ownLayerProblems = ['format', 'crs', 'outside', 'empty', 'large'] as const;
export type OwnLayerProblem = (typeof ownLayerProblems)[number];

export const ownLayerLimits = { features: 20_000, positions: 400_000, layers: 20 } as const;

export type CoordinateSystem = 'rd' | 'rd-turned' | 'wgs84';

/** RD New covers x up to 300 and y from 289 to 629 km: its axes cannot be confused. */
const rdLimits = { x: [-7_000, 300_000], y: [289_000, 629_000] } as const;

/** The system that a position is in by its numbers: RD New, the same with y before x, or degrees. Null for none. */
export function systemOfPosition(a: number, b: number): CoordinateSystem | null {
  if (isRd(a, b)) return 'rd';
  if (isRd(b, a)) return 'rd-turned';
  return Math.abs(a) <= 180 && Math.abs(b) <= 90 ? 'wgs84' : null;
}

function isRd(x: number, y: number): boolean {
  return x >= rdLimits.x[0] && x <= rdLimits.x[1] && y >= rdLimits.y[0] && y <= rdLimits.y[1];
}
