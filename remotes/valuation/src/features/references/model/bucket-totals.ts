import type { AddressBuckets, ValuationResult } from '@kavel/contracts';

export interface BucketTotal {
  key: string;
  name: string;
  unitIds: readonly string[];
  valued: number;
  /** Euro, over the valued units. */
  value: number;
}

/** What each bucket is worth so far. */
export function bucketTotals(
  buckets: AddressBuckets,
  results: ReadonlyMap<string, ValuationResult>,
): BucketTotal[] {
  return Object.entries(buckets).map(([key, { name, unitIds }]) => {
    const values = unitIds.flatMap(id => results.get(id)?.value ?? []);
    return {
      key,
      name,
      unitIds,
      valued: values.length,
      value: values.reduce((sum, value) => sum + value, 0),
    };
  });
}
