import type { AddressBuckets, Unit } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';

/** A unit with the key of its bucket. */
export interface BucketedUnit {
  unit: Unit;
  bucket: string;
}

/** Units in the order of the buckets; `only` limits them to one bucket or one unit, 404 when it is unknown. */
export function bucketedUnits(
  units: readonly Unit[],
  buckets: AddressBuckets,
  only: { bucket?: string | undefined; unitId?: string | undefined } = {},
): BucketedUnit[] {
  if (only.bucket !== undefined && buckets[only.bucket] === undefined)
    throw new ServiceError('not-found', `The valuation has no bucket "${only.bucket}"`);
  if (only.unitId !== undefined && !units.some(({ id }) => id === only.unitId))
    throw new ServiceError('not-found', `The valuation has no unit ${only.unitId}`);
  const byId = new Map(units.map(unit => [unit.id, unit]));
  return Object.entries(buckets)
    .filter(([key]) => only.bucket === undefined || key === only.bucket)
    .flatMap(([bucket, { unitIds }]) =>
      unitIds.flatMap(id => {
        const unit = only.unitId === undefined || id === only.unitId ? byId.get(id) : undefined;
        return unit ? [{ unit, bucket }] : [];
      }),
    );
}

/** Throws `buckets-missing` while there are none. */
export function requireBuckets<Buckets extends object>(buckets: Buckets): Buckets {
  if (Object.keys(buckets).length > 0) return buckets;
  throw new ServiceError('buckets-missing', 'The valuation has no buckets yet: save the buckets first');
}
