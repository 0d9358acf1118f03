import type { AddressBuckets, Unit } from '@kavel/contracts';
import { suggestBuckets } from '@kavel/engine';

/** Suggested buckets from the facts of the units, with the reason for each. */
export function suggestedBucketsOf(units: readonly Unit[]): AddressBuckets {
  return suggestBuckets(units.map(({ id, addressObjectData }) => ({ id, ...addressObjectData })));
}
