import type { BucketOverview } from '@kavel/contracts';
import type { BucketedValuation } from '../repositories/bucketed-valuation';

/** Units, stored value and price per m² of each bucket. */
export function bucketOverviewOf({ valuation, buckets, results }: BucketedValuation): BucketOverview {
  const values = new Map(results.map(result => [result.unitId, result.value]));
  const areaOf = new Map(valuation.units.map(unit => [unit.id, unit.addressObjectData.oppervlakte ?? 0]));
  return Object.entries(buckets).map(([bucket, { name, unitIds }]) => {
    const valued = unitIds.filter(unitId => values.has(unitId));
    const value = valued.reduce((sum, unitId) => sum + (values.get(unitId) ?? 0), 0);
    const area = valued.reduce((sum, unitId) => sum + (areaOf.get(unitId) ?? 0), 0);
    return {
      bucket,
      name,
      units: unitIds.length,
      valued: valued.length,
      value,
      pricePerM2: area > 0 ? value / area : null,
    };
  });
}
