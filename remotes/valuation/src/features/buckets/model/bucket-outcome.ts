import { shownEstimate, totalOfValues, type ValuationResult } from '@kavel/contracts';

export interface BucketOutcome {
  /** Euro, and euro per m² (null without oppervlakte); both rounded by the range of the bucket. */
  value: number;
  pricePerM2: number | null;
  /** Worst and best accuracy class of the values, 0 to 7. */
  worst: number;
  best: number;
}

/** Displayed result of a bucket, from the results of its units; null while no unit has a value. */
export function outcomeOf(
  { value, pricePerM2 }: Pick<BucketOutcome, 'value' | 'pricePerM2'>,
  results: readonly ValuationResult[],
): BucketOutcome | null {
  if (results.length === 0) return null;
  const shown = shownEstimate({ ...totalOfValues(results), value, pricePerM2: pricePerM2 ?? 0 });
  const classes = results.map(({ accuracyClass }) => accuracyClass);
  return {
    value: shown.value,
    pricePerM2: pricePerM2 === null ? null : shown.pricePerM2,
    worst: Math.min(...classes),
    best: Math.max(...classes),
  };
}
