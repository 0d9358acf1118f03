import { vtwTypes } from '@kavel/contracts';
import { functionColours } from '@kavel/map/style';
import type { Colouring } from './view-address';

export interface PandFacts {
  bouwjaar: number | null;
  vtw: number | null;
}

/** First year of a class and its colour, from old to new; they differ in lightness too. */
export const yearClasses = [
  { from: 0, colour: '#7f0000' },
  { from: 1900, colour: '#b30000' },
  { from: 1930, colour: '#d7301f' },
  { from: 1945, colour: '#ef6548' },
  { from: 1960, colour: '#fc8d59' },
  { from: 1975, colour: '#fdbb84' },
  { from: 1990, colour: '#9ecae1' },
  { from: 2005, colour: '#4292c6' },
  { from: 2015, colour: '#084594' },
] as const;

const usual = { light: '#e9e5dc', dark: '#6b747d' };
const unknown = '#a9a9a4';
const chosen = '#1fa3ad';

export function colourOfPand(
  facts: PandFacts | undefined,
  { colouring, mode, selected }: { colouring: Colouring; mode: 'light' | 'dark'; selected: boolean },
): readonly [number, number, number] {
  if (selected) return rgbOf(chosen);
  if (colouring === 'none') return rgbOf(usual[mode]);
  if (colouring === 'year') {
    const year = facts?.bouwjaar ?? null;
    if (year === null) return rgbOf(unknown);
    return rgbOf(yearClasses.findLast(({ from }) => year >= from)?.colour ?? unknown);
  }
  const type = vtwTypes[facts?.vtw ?? -1];
  return rgbOf(type ? functionColours[type] : unknown);
}

function rgbOf(colour: string): readonly [number, number, number] {
  const at = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}
