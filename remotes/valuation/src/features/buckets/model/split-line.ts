import type { Unit } from '@kavel/contracts';

/** Facts to split a bucket by; above the line means at least this oppervlakte in m², or this bouwjaar or later. */
export const splitFacts = ['oppervlakte', 'bouwjaar'] as const;
export type SplitFact = (typeof splitFacts)[number];

export interface SplitLine {
  fact: SplitFact;
  from: number;
  /** The units at or above the line; those that lack the fact stay below. */
  unitIds: string[];
}

/** The threshold that divides the units most evenly; null when all values are equal. */
export function splitLine(units: readonly Unit[], fact: SplitFact): SplitLine | null {
  const factOf = (unit: Unit) => unit.addressObjectData[fact] ?? Number.NEGATIVE_INFINITY;
  const from = mostEven(units.map(factOf).sort((a, b) => a - b));
  if (from === null) return null;
  return { fact, from, unitIds: units.filter(unit => factOf(unit) >= from).map(({ id }) => id) };
}

/** Of the increases in the sorted values, the value after the one nearest to the middle; null without an increase. */
function mostEven(sorted: readonly number[]): number | null {
  const middle = sorted.length / 2;
  let best: number | null = null;
  for (let at = 1; at < sorted.length; at++) {
    if (sorted[at] === sorted[at - 1]) continue;
    if (best === null || Math.abs(at - middle) < Math.abs(best - middle)) best = at;
  }
  return best === null ? null : (sorted[best] ?? null);
}
