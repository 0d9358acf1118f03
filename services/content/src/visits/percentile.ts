import type { Percentile } from '@kavel/contracts/content';

/**
 * The value that a share of all values is at most, from their counts by class: `counts[i]` lie above `bounds[i - 1]` and
 * at most at `bounds[i]`, the last above all bounds. Values of a class are taken as evenly spread.
 */
export function percentileOf(
  counts: readonly number[],
  bounds: readonly number[],
  share: number,
): Percentile {
  const asked = share * counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [index, upper] of bounds.entries()) {
    const count = counts[index] ?? 0;
    if (count > 0 && below + count >= asked) {
      const lower = bounds[index - 1] ?? 0;
      return { value: lower + ((asked - below) / count) * (upper - lower), beyond: false };
    }
    below += count;
  }
  return { value: bounds.at(-1) ?? 0, beyond: true };
}
