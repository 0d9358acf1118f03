import type { AddressBuckets, Unit, ValuationResult } from '@kavel/contracts';
import type { Unvalued } from './unit-outcome';

export interface ValuationState {
  valueDate: string;
  units: readonly Unit[];
  buckets: AddressBuckets;
  results: ReadonlyMap<string, ValuationResult>;
  /** Units that the model refused to value. */
  unvalued: Unvalued;
}

/**
 * Units still to be valued: those with an oppervlakte that have no value, or whose value was computed in another bucket
 * or for another date.
 */
export function pendingUnits({ valueDate, units, buckets, results, unvalued }: ValuationState): string[] {
  const valuable = new Set(
    units.filter(({ addressObjectData }) => addressObjectData.oppervlakte !== null).map(({ id }) => id),
  );
  const isPending = (unitId: string, key: string) => {
    if (!valuable.has(unitId)) return false;
    const result = results.get(unitId);
    if (result) return result.bucket !== key || result.valueDate !== valueDate;
    return unvalued.get(unitId) !== 'no-references';
  };
  return Object.entries(buckets).flatMap(([key, { unitIds }]) => unitIds.filter(id => isPending(id, key)));
}
