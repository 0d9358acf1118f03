import type { InvestmentReference } from '@kavel/contracts/estimates';

/** Euro a square metre; null when the area is unknown. */
export function pricePerSquareMetre({ price, oppervlakte }: InvestmentReference): number | null {
  return oppervlakte ? price / oppervlakte : null;
}

/** Median of the known values; null when none is known. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter(value => value !== null).toSorted((one, other) => one - other);
  const half = known.length >> 1;
  const upper = known[half];
  if (upper === undefined) return null;
  return known.length % 2 === 1 ? upper : ((known[half - 1] ?? upper) + upper) / 2;
}
