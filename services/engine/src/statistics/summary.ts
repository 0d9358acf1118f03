/** Median; the mean of the two middle values for an even count. NaN for an empty list. */
export function median(numbers: ArrayLike<number>): number {
  return quantile(numbers, 0.5);
}

/** Quantile by linear interpolation between order statistics (type 7). NaN for an empty list. */
export function quantile(numbers: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  if (sorted.length === 0) return Number.NaN;
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low;
  return low + (high - low) * (position - below);
}

export function mean(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i += 1) sum += numbers[i] ?? 0;
  return sum / numbers.length;
}

/** Median absolute deviation, scaled by 1.4826 so that it estimates a normal standard deviation. */
export function medianAbsoluteDeviation(numbers: readonly number[]): number {
  const middle = median(numbers);
  return 1.4826 * median(numbers.map(number => Math.abs(number - middle)));
}

export function weightedMean(numbers: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let total = 0;
  numbers.forEach((number, i) => {
    const weight = weights[i] ?? 0;
    sum += number * weight;
    total += weight;
  });
  return sum / total;
}

/** Median, or a default for an empty list. */
export function middleOr(numbers: readonly number[], otherwise: number): number {
  return numbers.length > 0 ? median(numbers) : otherwise;
}
