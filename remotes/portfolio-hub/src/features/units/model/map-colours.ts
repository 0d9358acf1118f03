import type { ScoreBand } from '@kavel/contracts';
import { shownValueOf, type UnitRow } from './unit-row';

/** What the points of the map are coloured by. Values and rents are by m², in euro. */
export const mapColourings = ['label', 'value', 'rent', 'score'] as const;
export type MapColouring = (typeof mapColourings)[number];

/** A class of a figure: from its lower bound on; the first has none. */
export interface FigureClass {
  from: number | null;
  to: number | null;
  colour: string;
}

/** Points without the figure. */
export const unknownColour = '#8A8A82';

/** Samples of viridis (CC0), safe for the colour-blind, from low to high; none so light or dark that a map hides it. */
const rising = ['#FDE725', '#5EC962', '#21918C', '#3B528B', '#440154'] as const;

/** As on the pages of scores: distinct in lightness. */
export const bandColours: Record<ScoreBand, string> = {
  excellent: '#1B3B8B',
  good: '#2F7FB8',
  fair: '#45B39C',
  weak: '#C9B233',
  poor: '#D9662B',
};

/** Euro by m² of the displayed value or of the annual rent; null without it or without oppervlakte. */
export function figureOf(row: UnitRow, by: 'value' | 'rent'): number | null {
  const amount = by === 'value' ? shownValueOf(row) : row.annualRent;
  return amount === null || !row.oppervlakte ? null : amount / row.oppervlakte;
}

/** Five classes of about as many units each, with bounds rounded to two digits; fewer where units are alike. */
export function classesOf(figures: readonly number[]): FigureClass[] {
  if (figures.length === 0) return [];
  const sorted = Float64Array.from(figures).sort();
  const bounds = [...new Set([0.2, 0.4, 0.6, 0.8].map(share => rounded(quantile(sorted, share))))].filter(
    bound => bound > (sorted[0] ?? 0),
  );
  return [...bounds, null].map((to, at) => ({
    from: bounds[at - 1] ?? null,
    to,
    colour: rising[Math.round((at * (rising.length - 1)) / Math.max(1, bounds.length))] ?? rising[0],
  }));
}

/** Colour of the class that holds a figure. */
export function colourOf(classes: readonly FigureClass[], figure: number | null): string {
  if (figure === null) return unknownColour;
  return classes.find(({ to }) => to === null || figure < to)?.colour ?? unknownColour;
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(2));
}
