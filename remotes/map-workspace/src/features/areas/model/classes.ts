/** How values are divided into classes. */
export const classMethods = ['quantiles', 'natural', 'own'] as const;
export type ClassMethod = (typeof classMethods)[number];

export const classCounts = [5, 6, 7] as const;
export type ClassCount = (typeof classCounts)[number];

/** Values divided by thresholds: class `i` begins at threshold `i − 1`, which belongs to it. */
export interface Classes {
  /** Rising, each once; one fewer than there are classes. */
  thresholds: readonly number[];
  /** Lowest and highest value. */
  least: number;
  most: number;
  /** Values in each class. */
  counts: readonly number[];
}

/** Values from low to high, as classes are made of them; NaN is left out. */
export function ascending(values: Iterable<number>): Float64Array {
  const sorted = Float64Array.from(values).sort();
  // Typed arrays sort NaN to the end.
  const known = sorted.findIndex(Number.isNaN);
  return known === -1 ? sorted : sorted.subarray(0, known);
}

/** The class of a value: the number of thresholds that it reaches. */
export function classOf(value: number, thresholds: readonly number[]): number {
  let place = 0;
  while (place < thresholds.length && value >= (thresholds[place] ?? Infinity)) place++;
  return place;
}

/**
 * Classes of ascending values by thresholds, of which those that no value reaches or all do are left out. Null without
 * values.
 */
export function classesBy(sorted: Float64Array, thresholds: readonly number[]): Classes | null {
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return null;
  const useful = [...new Set(thresholds)]
    .filter(threshold => threshold > least && threshold <= most)
    .sort((one, other) => one - other);
  const starts = [0, ...useful.map(threshold => countBelow(sorted, threshold)), sorted.length];
  const counts = starts.slice(1).map((end, at) => end - (starts[at] ?? 0));
  return { thresholds: useful, least, most, counts };
}

/** How many ascending values are below a threshold. */
function countBelow(sorted: Float64Array, threshold: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < threshold) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Thresholds that put as many of the ascending values in each class, before rounding. */
export function quantiles(sorted: Float64Array, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, at) => {
    const place = ((at + 1) / count) * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return below + (above - below) * (place % 1);
  });
}

/** Values that natural breaks are computed from: more hardly change the breaks, and take seconds. */
const mostSampled = 3_000;

/** Thresholds where the ascending values leave gaps (Jenks, by k-means in one dimension), before rounding. */
export async function naturalBreaks(sorted: Float64Array, count: number): Promise<number[]> {
  const { ckmeans } = await import('simple-statistics');
  const step = Math.max(1, sorted.length / mostSampled);
  const sampled = Array.from(
    { length: Math.floor(sorted.length / step) },
    (_, at) => sorted[Math.floor(at * step)] ?? 0,
  );
  const groups = Math.min(count, new Set(sampled).size);
  if (groups < 2) return [];
  return ckmeans(sampled, groups)
    .slice(1)
    .map(group => group[0] ?? 0);
}

/**
 * Readable thresholds: rounded to 1, 2 or 5 times a power of ten that is fine enough for the distances between them.
 * Two that become equal are one.
 */
export function readable(thresholds: readonly number[]): number[] {
  const sorted = thresholds.toSorted((one, other) => one - other);
  const gaps = sorted.slice(1).map((threshold, at) => threshold - (sorted[at] ?? 0));
  const narrowest = Math.min(...gaps.filter(gap => gap > 0), Infinity);
  const size = Number.isFinite(narrowest) ? narrowest : Math.abs(sorted[0] ?? 0) / 10;
  const step = stepBelow(size / 2);
  if (step === 0) return sorted;
  // Divided, as a multiple of 0.05 is not exact.
  const rounded = sorted.map(threshold =>
    step < 1 ? Math.round(threshold / step) / Math.round(1 / step) : Math.round(threshold / step) * step,
  );
  return [...new Set(rounded)];
}

/** The largest of 1, 2 or 5 times a power of ten up to a size; 0 for none. */
function stepBelow(size: number): number {
  if (!(size > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(size));
  const lead = size / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}
