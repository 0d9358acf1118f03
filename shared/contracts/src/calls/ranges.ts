import { z } from 'zod';
import type { Limits } from './checks';

/** Bounds of a filter, both inclusive; a missing bound is open. */
export type NumberRange = { min?: number | undefined; max?: number | undefined };

/** A range within limits, with `min` at most `max`. */
export function rangeSchema({ min, max }: Limits) {
  const value = z.number().min(min).max(max);
  return z
    .strictObject({ min: value.optional(), max: value.optional() })
    .refine(range => (range.min ?? min) <= (range.max ?? max), {
      path: ['min'],
      message: 'The beginning of the range lies after its end',
    });
}

/** The bounds of a range that filter; null when a bound is open or equals its limit. */
export function narrowedEnds(
  range: NumberRange | undefined,
  { min, max }: Limits,
): { min: number | null; max: number | null } {
  return {
    min: range?.min !== undefined && range.min > min ? range.min : null,
    max: range?.max !== undefined && range.max < max ? range.max : null,
  };
}

/** Cumulative counts of rows along one range: at every value, or at a sample of the values when there are many. */
export interface RunningTotals {
  /** Ascending. */
  values: readonly number[];
  /** Rows with a value below `values[i]`. */
  below: readonly number[];
  /** Rows with a value up to and including `values[i]`. */
  upTo: readonly number[];
  /** Number of rows with a value, and without one. */
  known: number;
  missing: number;
}

/**
 * Number of rows between two bounds; an open range includes rows without a value. Exact when the bounds are in
 * `values`.
 */
export function countBetween(
  { values, below, upTo, known, missing }: RunningTotals,
  { min, max }: { min: number | null; max: number | null },
): number {
  if (min === null && max === null) return known + missing;
  const firstAtLeast = min === null ? 0 : values.findIndex(value => value >= min);
  const lastAtMost = max === null ? values.length - 1 : values.findLastIndex(value => value <= max);
  if (firstAtLeast < 0 || lastAtMost < 0) return 0;
  const upper = max === null ? known : (upTo[lastAtMost] ?? 0);
  const lower = min === null ? 0 : (below[firstAtLeast] ?? 0);
  return Math.max(0, upper - lower);
}
