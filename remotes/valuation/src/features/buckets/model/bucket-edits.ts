import type { AddressBuckets } from '@kavel/contracts';

const longestKey = 60;

/** Moves units to another bucket; each unit stays in exactly one bucket. No-op for an unknown bucket. */
export function moveUnits(buckets: AddressBuckets, unitIds: readonly string[], to: string): AddressBuckets {
  const target = buckets[to];
  if (!target) return buckets;
  const moving = new Set(unitIds);
  const without = Object.entries(buckets).map(([key, bucket]) => [
    key,
    { ...bucket, unitIds: bucket.unitIds.filter(id => !moving.has(id)) },
  ]);
  const stayed = target.unitIds.filter(id => !moving.has(id));
  return { ...Object.fromEntries(without), [to]: { ...target, unitIds: [...stayed, ...moving] } };
}

/** The key does not change, so that stored values keep their bucket. */
export function renameBucket(buckets: AddressBuckets, key: string, name: string): AddressBuckets {
  const bucket = buckets[key];
  return bucket ? { ...buckets, [key]: { ...bucket, name: name.trim() } } : buckets;
}

function freeKey(buckets: AddressBuckets, name: string): string {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestKey - 5);
  const base = slug || 'bucket';
  let key = base;
  for (let number = 2; key in buckets; number++) key = `${base}-${number}`;
  return key;
}

/** Appends an empty bucket with a new unique key. */
export function addBucket(buckets: AddressBuckets, name: string): { buckets: AddressBuckets; key: string } {
  const key = freeKey(buckets, name);
  return { buckets: { ...buckets, [key]: { name, reason: null, unitIds: [] } }, key };
}

/** Removes an empty bucket; no-op for a bucket with units. */
export function removeBucket(buckets: AddressBuckets, key: string): AddressBuckets {
  if (buckets[key]?.unitIds.length !== 0) return buckets;
  return Object.fromEntries(Object.entries(buckets).filter(([other]) => other !== key));
}

/** Merges a bucket into another one, whose key and name remain; the reason is cleared because it no longer applies. */
export function mergeBuckets(buckets: AddressBuckets, from: string, into: string): AddressBuckets {
  const source = buckets[from];
  const target = buckets[into];
  if (!source || !target || from === into) return buckets;
  const merged = moveUnits({ ...buckets, [into]: { ...target, reason: null } }, source.unitIds, into);
  return removeBucket(merged, from);
}

/** Moves units out of their buckets into a new bucket at the end. */
export function splitOff(
  buckets: AddressBuckets,
  unitIds: readonly string[],
  name: string,
): { buckets: AddressBuckets; key: string } {
  const { buckets: added, key } = addBucket(buckets, name);
  return { buckets: moveUnits(added, unitIds, key), key };
}

/** Bucket key by unit id. */
export function bucketByUnit(buckets: AddressBuckets): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(buckets).flatMap(([key, { unitIds }]) => unitIds.map(id => [id, key] as const)),
  );
}

/**
 * Buckets that hold exactly these units: units that left the valuation are dropped, units without a bucket go where the
 * suggestion puts them.
 */
export function fitToUnits(
  buckets: AddressBuckets,
  unitIds: readonly string[],
  suggested: AddressBuckets,
): AddressBuckets {
  const known = new Set(unitIds);
  const placed = bucketByUnit(buckets);
  const fitted: AddressBuckets = Object.fromEntries(
    Object.entries(buckets).map(([key, bucket]) => [
      key,
      { ...bucket, unitIds: bucket.unitIds.filter(id => known.has(id)) },
    ]),
  );
  for (const [key, bucket] of Object.entries(suggested)) {
    const unplaced = bucket.unitIds.filter(id => known.has(id) && !placed.has(id));
    if (unplaced.length === 0) continue;
    const target = fitted[key] ?? { ...bucket, unitIds: [] };
    fitted[key] = { ...target, unitIds: [...target.unitIds, ...unplaced] };
  }
  return fitted;
}

/** Whether two sets of buckets are equal by key, name and members; the order of units is ignored. */
export function sameBuckets(a: AddressBuckets, b: AddressBuckets): boolean {
  const plain = (buckets: AddressBuckets) =>
    JSON.stringify(
      Object.keys(buckets)
        .sort()
        .map(key => [key, buckets[key]?.name, [...(buckets[key]?.unitIds ?? [])].sort()]),
    );
  return plain(a) === plain(b);
}
