import type { FigureValue } from '@kavel/catalogue';
import type { ComparisonState } from '@kavel/contracts/districts';

/** A figure in one year by area code: its value, and the area of its outline in m². */
export interface FigureInYear {
  values: ReadonlyMap<string, number | null>;
  outlines: ReadonlyMap<string, number>;
}

export function figureInYear(values: readonly FigureValue[], outlines: readonly FigureValue[]): FigureInYear {
  return {
    values: new Map(values.map(({ code, value }) => [code, value])),
    outlines: new Map(outlines.flatMap(({ code, value }) => (value === null ? [] : [[code, value]]))),
  };
}

/**
 * Maximum relative difference in area between outlines of one area that were simplified differently in different years.
 */
const tolerance = 0.02;

/**
 * Whether an area is comparable between two years. A code missing in either year was created or abolished in a merger;
 * one that kept its code but grew is detected by its outline.
 */
export function comparisonOf(code: string, one: FigureInYear, other: FigureInYear): ComparisonState {
  if (!one.values.has(code) && !other.values.has(code)) return 'missing';
  if (!one.values.has(code) || !other.values.has(code)) return 'redrawn';
  if (hasOtherOutline(one.outlines.get(code), other.outlines.get(code))) return 'redrawn';
  const known = (year: FigureInYear) => (year.values.get(code) ?? null) !== null;
  return known(one) && known(other) ? 'same' : 'missing';
}

/** Whether two outlines differ by their area in m²; false when either is unknown. */
export function hasOtherOutline(before: number | undefined, after: number | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return Math.abs(after - before) > tolerance * Math.max(before, after);
}
