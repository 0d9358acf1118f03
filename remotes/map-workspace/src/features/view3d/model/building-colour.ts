import { type EnergyLabel, energyLabels, vtwTypes } from '@kavel/contracts';
import { functionColours } from '@kavel/map/style';
import { coloursOf } from '../../../common/class-colours';
import { type PandFacts, yearClasses } from './pand-facts';

export const buildingColours = ['none', 'label', 'value', 'year', 'function', 'score'] as const;
export type BuildingColour = (typeof buildingColours)[number];

/** In the address. */
const name = 'colour';

export const readColour = (query: URLSearchParams): BuildingColour =>
  buildingColours.find(one => one === query.get(name)) ?? 'none';

export function putColour(query: URLSearchParams, colour: BuildingColour): void {
  if (colour === 'none') query.delete(name);
  else query.set(name, colour);
}

/** What is known of a building; values in € per m², scores from 0 to 100. */
export interface BuildingFacts extends PandFacts {
  /** Position in `energyLabels`. */
  label: number | null;
  value: number | null | undefined;
  score: number | null | undefined;
}

/** € per m² and points at which the next class begins. */
export const thresholds = {
  value: [2_000, 2_750, 3_500, 4_500, 6_000],
  score: [35, 45, 55, 65, 75],
} as const;
export const unknownColour = '#a9a9a4';

/** Colour of a building, #RRGGBB; null for its own colour, which it keeps while its value or score is not asked for. */
export function colourOf(
  by: BuildingColour,
  facts: Partial<BuildingFacts>,
  labelColours: Readonly<Record<EnergyLabel, string>>,
): string | null {
  switch (by) {
    case 'none':
      return null;
    case 'label': {
      const label = energyLabels[facts.label ?? -1];
      return label ? labelColours[label] : unknownColour;
    }
    case 'function': {
      const type = vtwTypes[facts.vtw ?? -1];
      return type ? functionColours[type] : unknownColour;
    }
    case 'year': {
      const { bouwjaar: year = null } = facts;
      return (
        (year === null ? null : yearClasses.findLast(({ from }) => year >= from)?.colour) ?? unknownColour
      );
    }
    default: {
      const { [by]: figure } = facts;
      if (figure === undefined) return null;
      return figure === null ? unknownColour : classColour(by, figure);
    }
  }
}

/** Of the class that a figure is in. */
function classColour(by: 'value' | 'score', figure: number): string {
  const at = thresholds[by].filter(from => figure >= from).length;
  return classColours(by)[at] ?? unknownColour;
}

export const classColours = (by: 'value' | 'score'): readonly string[] =>
  coloursOf(thresholds[by], false, 'light');

export function rgbOf(colour: string): readonly [number, number, number] {
  const at = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}
