import { energyLabelColours } from '@kavel/ui/core';
import { type BuildingColour, type BuildingFacts, colourOf, rgbOf } from '../model/building-colour';

const usual = { light: '#e9e5dc', dark: '#6b747d' };
export const chosenColour = '#1fa3ad';

export interface PandColouring {
  by: BuildingColour;
  mode: 'light' | 'dark';
  selected: boolean;
}

/** Red, green and blue of a pand on a page without themes. */
export function colourOfPand(
  facts: Partial<BuildingFacts>,
  { by, mode, selected }: PandColouring,
): readonly [number, number, number] {
  return rgbOf(selected ? chosenColour : (colourOf(by, facts, energyLabelColours) ?? usual[mode]));
}
