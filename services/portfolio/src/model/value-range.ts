/** A value with the bounds between which it lies with a probability of 68 %. Euro. */
export interface RangedValue {
  value: number;
  low68: number;
  high68: number;
}

/** Share of the variance of single values that they have in common: one market moves them all. */
const sharedVariance = 0.5;

/**
 * The sum of values with its own 68 % range. Errors of single values neither cancel out wholly (they share
 * a market) nor add up wholly (each object has its own): with a correlation ρ = 0.5 between any two,
 * σ² = ρ·(Σσᵢ)² + (1 − ρ)·Σσᵢ². Upward and downward spread are combined apart, for ranges may be lopsided.
 */
export function sumOfRanges(values: readonly RangedValue[]): RangedValue {
  const value = values.reduce((sum, one) => sum + one.value, 0);
  return {
    value,
    low68: value - combineSpreads(values.map(one => one.value - one.low68)),
    high68: value + combineSpreads(values.map(one => one.high68 - one.value)),
  };
}

function combineSpreads(spreads: readonly number[]): number {
  const sum = spreads.reduce((total, spread) => total + spread, 0);
  const squares = spreads.reduce((total, spread) => total + spread ** 2, 0);
  return Math.sqrt(sharedVariance * sum ** 2 + (1 - sharedVariance) * squares);
}
