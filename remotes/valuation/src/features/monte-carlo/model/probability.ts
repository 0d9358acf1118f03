/**
 * Share of the runs below an amount, from their quantiles at equal steps from 0 to 100 %; between two of them by
 * interpolation.
 */
export function probabilityBelow(quantiles: readonly number[], amount: number): number {
  const above = quantiles.findIndex(quantile => quantile >= amount);
  if (above === -1) return 1;
  if (above === 0) return 0;
  const [low, high] = [quantiles[above - 1] ?? 0, quantiles[above] ?? 0];
  const within = high > low ? (amount - low) / (high - low) : 0;
  return (above - 1 + within) / (quantiles.length - 1);
}

/** The quantile of a share between 0 and 1, among those at equal steps. */
export function quantileAt(quantiles: readonly number[], share: number): number {
  return quantiles[Math.round(share * (quantiles.length - 1))] ?? 0;
}
