import type { AddressBuckets, Unit, ValuationResult } from '@kavel/contracts';
import type { Unvalued } from './unit-outcome';

export interface ValuationState {
  valueDate: string;
  units: readonly Unit[];
  buckets: AddressBuckets;
  results: ReadonlyMap<string, ValuationResult>;
  /** Units that the model was asked for and would not value. */
  unvalued: Unvalued;
}

/**
 * Units that are still to be valued: those with an area, and no value yet, or one that was made in another bucket or
 * for another date.
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
