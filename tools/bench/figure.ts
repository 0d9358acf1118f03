/** One measured number. A null budget: for comparison only. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  budget: number | null;
  ok: boolean;
}

/** What a measurement is given. */
export interface Bench {
  /** Tells what is being done, a line at a time. */
  say(line: string): void;
  /** Measure the builds that are there, however old. */
  asBuilt: boolean;
  /** How many objects the measurements of the locator are about. */
  objects: number;
}

/** What a run measures: a part of an area, one file each. */
export type Measurement = (bench: Bench) => Promise<Figure[]>;

export function atMost(name: string, value: number, unit: string, budget: number): Figure {
  return { name, value: rounded(value), unit, budget, ok: value <= budget };
}

export function atLeast(name: string, value: number, unit: string, budget: number): Figure {
  return { name, value: rounded(value), unit, budget, ok: value >= budget };
}

export function forComparison(name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit, budget: null, ok: true };
}

/** What a run exits with: 1 when a budget is missed. */
export function exitCodeOf(figures: readonly Figure[]): number {
  return figures.every(({ ok }) => ok) ? 0 : 1;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
