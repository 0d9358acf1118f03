import type { ValuationResult } from '@kavel/contracts';

export interface Accuracy {
  /** Worst and best accuracy class of the values in a bucket, 0 to 7. */
  worst: number;
  best: number;
}

/** The accuracy classes of the values, by bucket. */
export function accuracyByBucket(results: readonly ValuationResult[]): ReadonlyMap<string, Accuracy> {
  const found = new Map<string, Accuracy>();
  for (const { bucket, accuracyClass } of results) {
    const { worst = accuracyClass, best = accuracyClass } = found.get(bucket) ?? {};
    found.set(bucket, { worst: Math.min(worst, accuracyClass), best: Math.max(best, accuracyClass) });
  }
  return found;
}
