import type { WwsSegment } from '../valuations/wws';

/** Sizes of areas, largest first. */
export const districtLevels = ['gemeente', 'wijk', 'buurt'] as const;
export type DistrictLevel = (typeof districtLevels)[number];

/**
 * Figures that can be mapped, all of them relative: a count coloured by area says how large an area is. `wozValue` is
 * the mean WOZ value of dwellings in euro, `bevolkingsdichtheid` inhabitants per km², `omgevingsadressendichtheid`
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
 * How an area compares with another year: `missing` where either year has no value for it, `redrawn` where its code is
 * unknown in either year or its outline differs between them, so that a difference would mean nothing.
 */
export const comparisonStates = ['same', 'redrawn', 'missing'] as const;
export type ComparisonState = (typeof comparisonStates)[number];

/** Zooms that have tiles of areas, in one source for the whole country. */
export const districtTileZooms = { from: 5, upTo: 14 } as const;

/** Layer of the tiles of areas, and its name in their address. */
export const districtTileLayer = (level: DistrictLevel): `district-${DistrictLevel}` => `district-${level}`;

export const wwsKinds = ['house', 'flat'] as const;
export type WwsKind = (typeof wwsKinds)[number];

/** Most points of the regulated segments, as an answer states them. */
export interface WwsSegmentEnds {
  low: number;
  middle: number;
}

export function wwsSegmentOf(points: number, ends: WwsSegmentEnds): WwsSegment {
  if (points <= ends.low) return 'low';
  return points <= ends.middle ? 'middle' : 'free';
}
