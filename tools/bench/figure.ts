/** One measured number. A null budget: for comparison only. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  budget: number | null;
  ok: boolean;
}

/** Options of a measurement. */
export interface Bench {
  /** Reports progress, one line at a time. */
  say(line: string): void;
  /** Measure the existing builds, even when outdated. */
  asBuilt: boolean;
  /** Number of objects for the locator's measurements. */
  objects: number;
}

/** A measurement: part of an area, one per file. */
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

/** Exit code of a run: 1 when a budget is missed. */
export function exitCodeOf(figures: readonly Figure[]): number {
  return figures.every(({ ok }) => ok) ? 0 : 1;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
