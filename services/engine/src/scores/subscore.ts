import type { ScoreMetric } from '@kavel/contracts';

/** Score 0 to 100 on a linear scale, clamped at both ends. `worst` may be above `best`. */
export function scaled(scale: { worst: number; best: number }, value: number): number {
  const share = (value - scale.worst) / (scale.best - scale.worst);
  return 100 * Math.min(1, Math.max(0, share));
}

/** Points 0 to 100 of a value: those of its class where there are classes, else on the scale. */
export function pointsOf(
  steps: ScoreMetric['steps'],
  scale: { worst: number; best: number },
  value: number,
): number {
  const step = steps?.find(({ upTo }) => upTo === null || value <= upTo);
  return step ? step.points : scaled(scale, value);
}

/**
 * Rank of a value, 0 to 100, among all values of which `quantiles` has the percentiles 0 to 100: interpolated, and the
 * middle of the range where several percentiles have the same value.
 */
export function percentileOf(quantiles: readonly number[], value: number): number {
  const last = quantiles.length - 1;
  const below = quantiles.findLastIndex(quantile => quantile < value);
  const above = quantiles.findIndex(quantile => quantile > value);
  if (below === -1) return quantiles[0] === value ? middle(0, above === -1 ? last : above - 1, last) : 0;
  if (above === -1) return quantiles[last] === value ? middle(below + 1, last, last) : 100;
  if (above - below > 1) return middle(below + 1, above - 1, last);
  const low = quantiles[below] ?? value;
  const high = quantiles[above] ?? value;
  return (100 * (below + (value - low) / (high - low))) / last;
}

function middle(from: number, to: number, last: number): number {
  return (50 * (from + to)) / last;
}
