import { type AddressBuckets, type RangedValue, totalOfValues, type ValuationResult } from '@kavel/contracts';

/** `value`, `low68` and `high68` in euro, summed over the valued units. */
export interface BucketTotal extends RangedValue {
  key: string;
  name: string;
  unitIds: readonly string[];
  valued: number;
}

/** Total value per bucket so far. */
export function bucketTotals(
  buckets: AddressBuckets,
  results: ReadonlyMap<string, ValuationResult>,
): BucketTotal[] {
  return Object.entries(buckets).map(([key, { name, unitIds }]) => {
    const values = unitIds.flatMap(id => results.get(id) ?? []);
    return {
      key,
      name,
      unitIds,
      valued: values.length,
      ...totalOfValues(values),
    };
  });
}
