/** One measured number. A null budget: for comparison only. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  budget: number | null;
  ok: boolean;
}

/** What a run measures: a part of an area, one file each. Says what it is doing line by line. */
export type Measurement = (say: (line: string) => void) => Promise<Figure[]>;

export function atMost(name: string, value: number, unit: string, budget: number): Figure {
  return { name, value: rounded(value), unit, budget, ok: value <= budget };
}

export function atLeast(name: string, value: number, unit: string, budget: number): Figure {
  return { name, value: rounded(value), unit, budget, ok: value >= budget };
}

export function forComparison(name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit, budget: null, ok: true };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
