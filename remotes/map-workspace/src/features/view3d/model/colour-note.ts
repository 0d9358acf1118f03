import type { BuildingColour } from './building-colour';

/** Why buildings lack the colours that were asked for. */
export type ColourProblem = 'noScore' | 'failed';
export type ColourNote = ColourProblem | 'tooFar';

/** Zoom from which the tiles tell addresses apart. */
const addressesFrom = 14;

/** Colours that come with the panden of the tiles need no addresses. */
const inTiles: readonly BuildingColour[] = ['none', 'year', 'function'];
export const needsAddresses = (by: BuildingColour): boolean => !inTiles.includes(by);

export function colourNote(
  by: BuildingColour,
  zoom: number,
  problem: ColourProblem | null,
): ColourNote | null {
  return problem ?? (needsAddresses(by) && zoom < addressesFrom ? 'tooFar' : null);
}
