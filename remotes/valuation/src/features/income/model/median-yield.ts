/** Median gross initial yield of the sales; null without sales. */
export function medianYield(sales: readonly { barKk: number }[]): number | null {
  return median(sales.map(({ barKk }) => barKk));
}

/** The middle one, or the mean of the two in the middle; null without any. */
export function median(amounts: readonly number[]): number | null {
  const sorted = amounts.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
