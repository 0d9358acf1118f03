/** Median gross initial yield of the sales; null without sales. */
export function medianYield(sales: readonly { barKk: number }[]): number | null {
  const sorted = sales.map(({ barKk }) => barKk).toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
