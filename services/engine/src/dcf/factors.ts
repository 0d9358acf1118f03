import { years } from './unit';

/** (1 + rate) to the power of a time in years. */
export interface Factors {
  /** By whole years from 0, up to year 16. */
  whole: Float64Array;
  /** By middles of years: ½, 1½, … */
  middle: Float64Array;
}

/** A portfolio has few rates, a simulation many. */
const mostKept = 256;
const kept = new Map<number, Factors>();

/** The factors of a rate, kept for the next unit with it: powers were most of the work of a cash flow. */
export function factorsOf(rate: number): Factors {
  const known = kept.get(rate);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const made = {
    whole: Float64Array.from({ length: years + 2 }, (_, year) => (1 + rate) ** year),
    middle: Float64Array.from({ length: years + 1 }, (_, year) => (1 + rate) ** (year + 0.5)),
  };
  kept.set(rate, made);
  return made;
}
