import type { WwsSegment } from '../valuations/wws';

/** Levels of areas, largest first. */
export const districtLevels = ['gemeente', 'wijk', 'buurt'] as const;
export type DistrictLevel = (typeof districtLevels)[number];

/**
 * Figures for the map, all of them relative: absolute counts would mainly show the size of an area. `wozValue` is the
 * mean WOZ value of dwellings in euro, `bevolkingsdichtheid` inhabitants per km², `omgevingsadressendichtheid`
 * addresses per km² around an address, `koopwoningen` percent of the dwellings.
 */
export const districtFigures = [
  'wozValue',
  'bevolkingsdichtheid',
  'omgevingsadressendichtheid',
  'gemiddeldeHuishoudgrootte',
  'koopwoningen',
] as const;
export type DistrictFigure = (typeof districtFigures)[number];

/**
 * Comparison of an area with another year: `missing` when either year has no value, `redrawn` when its code is missing
 * in either year or its outline changed, so that a difference is meaningless.
 */
export const comparisonStates = ['same', 'redrawn', 'missing'] as const;
export type ComparisonState = (typeof comparisonStates)[number];

/** Zooms with tiles of areas, in one source for the whole country. */
export const districtTileZooms = { from: 5, upTo: 14 } as const;

/** Layer of the tiles of areas, and its name in their address. */
export const districtTileLayer = (level: DistrictLevel): `district-${DistrictLevel}` => `district-${level}`;

export const wwsKinds = ['house', 'flat'] as const;
export type WwsKind = (typeof wwsKinds)[number];

/** Maximum points of the regulated segments. */
export interface WwsSegmentEnds {
  low: number;
  middle: number;
}

export function wwsSegmentOf(points: number, ends: WwsSegmentEnds): WwsSegment {
  if (points <= ends.low) return 'low';
  return points <= ends.middle ? 'middle' : 'free';
}
