import type { AddressBuckets } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { repeatedIn } from '../../common/repeated-in';

/** Throws `unprocessable`, naming the units, unless each unit is in exactly one bucket. */
export function checkPartition(unitIds: readonly string[], buckets: AddressBuckets): void {
  const listed = Object.values(buckets).flatMap(bucket => bucket.unitIds);
  const inBuckets = new Set(listed);
  const own = new Set(unitIds);
  const missing = unitIds.filter(id => !inBuckets.has(id));
  const repeated = repeatedIn(listed);
  const unknown = [...inBuckets].filter(id => !own.has(id));
  if (missing.length + repeated.length + unknown.length === 0) return;
  const causes = [
    cause(missing, 'in no bucket'),
    cause(repeated, 'in more than one place'),
    cause(unknown, 'not of this valuation'),
  ].filter(text => text !== null);
  throw new ServiceError('unprocessable', `Failed to create address buckets: ${causes.join('; ')}`, {
    missing,
    repeated,
    unknown,
  });
}

const namedAtMost = 3;

function cause(ids: readonly string[], what: string): string | null {
  if (ids.length === 0) return null;
  const named = ids.slice(0, namedAtMost).join(', ');
  const more = ids.length > namedAtMost ? ' and others' : '';
  return `${ids.length} ${ids.length === 1 ? 'unit is' : 'units are'} ${what} (${named}${more})`;
}
