import type { BuildingColour } from './building-colour';

/** Why buildings lack the colours that were asked for. */
export type ColourProblem = 'noScore' | 'failed';
/** Only those nearest to the middle have a colour. */
export interface NearestOnly {
  coloured: number;
  /** Buildings with an address in view. */
  of: number;
}
export type ColourNote = ColourProblem | 'tooFar' | NearestOnly;

/** Buildings of a view for which values or scores are asked. */
export const mostFigures = 5_000;

/** Zoom from which the tiles tell addresses apart. */
const addressesFrom = 14;

/** Colours that come with the panden of the tiles need no addresses. */
const inTiles: readonly BuildingColour[] = ['none', 'year', 'function'];
export const needsAddresses = (by: BuildingColour): boolean => !inTiles.includes(by);

export function colourNote(
  by: BuildingColour,
  { zoom, panden }: { zoom: number; panden: readonly unknown[] },
  problem: ColourProblem | null,
): ColourNote | null {
  if (problem) return problem;
  if (needsAddresses(by) && zoom < addressesFrom) return 'tooFar';
  const isAsked = by === 'value' || by === 'score';
  return isAsked && panden.length > mostFigures ? { coloured: mostFigures, of: panden.length } : null;
}
