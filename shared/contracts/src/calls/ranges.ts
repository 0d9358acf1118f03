import { z } from 'zod';
import type { Limits } from './checks';

/** Bounds of a filter, both inclusive; an absent end is open. */
export type NumberRange = { min?: number | undefined; max?: number | undefined };

/** A range within limits that does not end before it begins. */
export function rangeSchema({ min, max }: Limits) {
  const value = z.number().min(min).max(max);
  return z
    .strictObject({ min: value.optional(), max: value.optional() })
    .refine(range => (range.min ?? min) <= (range.max ?? max), {
      path: ['min'],
      message: 'The beginning of the range lies after its end',
    });
}

/** The ends of a range that filter; null where the end is open or at its limit. */
export function narrowedEnds(
  range: NumberRange | undefined,
  { min, max }: Limits,
): { min: number | null; max: number | null } {
  return {
    min: range?.min !== undefined && range.min > min ? range.min : null,
    max: range?.max !== undefined && range.max < max ? range.max : null,
  };
}

/** How rows lie along one range: running totals at every value, or at some of them where there are very many. */
export interface RunningTotals {
  /** Ascending. */
  values: readonly number[];
  /** Rows with a value below `values[i]`. */
  below: readonly number[];
  /** Rows with a value up to and including `values[i]`. */
  upTo: readonly number[];
  /** Rows with any value, and rows without one. */
  known: number;
  missing: number;
}

/** Rows between two ends; an open range also has the rows without a value. Exact where the ends are in `values`. */
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
