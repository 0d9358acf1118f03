import { quantile } from '../../statistics/summary';

const classes = 30;
const steps = 200;

/** Quantiles from 0 to 100 % in steps of half a percent, and counts in 30 classes of equal width. */
export function distributionOf(values: readonly number[]): {
  mean: number;
  quantiles: number[];
  edges: number[];
  counts: number[];
} {
  const sorted = Float64Array.from(values).sort();
  const quantiles = Array.from({ length: steps + 1 }, (_, at) => sortedQuantile(sorted, at / steps));
  const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const width = (high - low) / classes || 1;
  const counts = Array.from({ length: classes }, () => 0);
  for (const value of sorted) {
    const at = Math.min(classes - 1, Math.floor((value - low) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return {
    mean: sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length),
    quantiles,
    edges: Array.from({ length: classes + 1 }, (_, at) => low + at * width),
    counts,
  };
}

/** Interpolates between the two neighbours, as `quantile` does; sorting once is enough for all of them. */
function sortedQuantile(sorted: Float64Array, share: number): number {
  const position = (sorted.length - 1) * share;
  const below = Math.max(0, Math.floor(position));
  return quantile(sorted.subarray(below, Math.min(sorted.length, below + 2)), position - below);
}
