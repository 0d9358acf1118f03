import type { Limits } from '@kavel/contracts';
import type { NumberRange } from '@kavel/contracts/transactions';

/** Steps that a bar of the histogram is divided into at most. */
const stepsPerBar = 10;

/**
 * The scale of a slider: it moves evenly over the bars of its histogram, so that a hand's breadth means about as
 * much among the small values as among the large ones.
 */
export interface SliderScale {
  limits: Limits;
  /** Where a value is, from 0 to 1. */
  fractionOf: (value: number) => number;
  /** The value at a place, from 0 to 1, rounded to a step. */
  valueAt: (fraction: number) => number;
  /** The next value in a direction: a step, or a whole bar. */
  next: (value: number, direction: 1 | -1, size: 'step' | 'bar') => number;
}

export interface ScaleOptions {
  /** Where the bars of the histogram begin, and where the last one ends. */
  bins: readonly number[];
  limits: Limits;
  /** Values are multiples of this; 1 when absent. */
  step?: number | undefined;
}

export function sliderScale({ bins, limits, step = 1 }: ScaleOptions): SliderScale {
  const rounded = (value: number) => roundedTo(value, step);
  const steps = stepsOf(bins, step).filter(value => value <= limits.max);
  const edges = [...new Set([...bins.map(rounded).filter(edge => edge < limits.max), limits.max])];
  const bars = bins.length - 1;

  const fractionOf = (value: number): number => {
    if (value >= limits.max) return 1;
    const bar = Math.max(
      0,
      Math.min(
        bars - 1,
        bins.findLastIndex(edge => edge <= value),
      ),
    );
    const [from = 0, to = 1] = [bins[bar], bins[bar + 1]];
    return Math.min(1, (bar + (value - from) / (to - from)) / bars);
  };

  const valueAt = (fraction: number): number => {
    const place = Math.max(0, Math.min(1, fraction));
    const exact = place * bars;
    const bar = Math.min(bars - 1, Math.floor(exact));
    const [from = 0, to = 1] = [bins[bar], bins[bar + 1]];
    const value = from + (exact - bar) * (to - from);
    return nearest(steps, value);
  };

  const next = (value: number, direction: 1 | -1, size: 'step' | 'bar'): number => {
    const marks = size === 'step' ? steps : edges;
    const found = direction === 1 ? marks.find(mark => mark > value) : marks.findLast(mark => mark < value);
    return found ?? (direction === 1 ? limits.max : limits.min);
  };

  return { limits, fractionOf, valueAt, next };
}

/** Decimals of a step are whole parts of one: 0.1 is a tenth, which as a factor is not exact. */
function roundedTo(value: number, step: number): number {
  return step < 1 ? Math.round(value * Math.round(1 / step)) / Math.round(1 / step) : Math.round(value);
}

function stepsOf(bins: readonly number[], step: number): number[] {
  const steps = new Set<number>();
  for (const [index, from] of bins.entries()) {
    const to = bins[index + 1];
    steps.add(roundedTo(from, step));
    if (to === undefined) break;
    const parts = Math.max(1, Math.min(stepsPerBar, Math.floor((to - from) / step)));
    for (let part = 1; part < parts; part++) {
      steps.add(roundedTo(from + ((to - from) * part) / parts, step));
    }
  }
  return [...steps].sort((a, b) => a - b);
}

function nearest(ascending: readonly number[], value: number): number {
  const above = ascending.findIndex(step => step >= value);
  const [low, high] = [ascending[above - 1], ascending[above] ?? ascending.at(-1)];
  if (high === undefined) return value;
  return low !== undefined && value - low < high - value ? low : high;
}

/** Both ends as numbers. */
export function endsOf(range: NumberRange | undefined, { min, max }: Limits): { min: number; max: number } {
  return { min: range?.min ?? min, max: range?.max ?? max };
}

/** A range with one end moved; it cannot pass the other. */
export function moved(
  { min, max }: { min: number; max: number },
  end: 'min' | 'max',
  value: number,
): { min: number; max: number } {
  return end === 'min' ? { min: Math.min(value, max), max } : { min, max: Math.max(value, min) };
}
