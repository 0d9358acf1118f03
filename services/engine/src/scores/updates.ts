import type { MetricUpdate } from '@kavel/contracts';
import type { Measurement } from './score';

/**
 * Measurements with the caller's values in place of the measured ones. A value for one identifier goes before one for all.
 * `rankOf` is the rank of a value for a percentile metric; null where there is nothing to rank it among.
 */
export function withUpdates(
  measured: ReadonlyMap<string, Measurement>,
  updates: readonly MetricUpdate[],
  identifier: string,
  year: number,
  rankOf: (key: string, value: number) => number | null,
): ReadonlyMap<string, Measurement> {
  const forAll = updates.filter(update => update.identifier === undefined);
  const own = updates.filter(update => update.identifier === identifier);
  if (forAll.length + own.length === 0) return measured;
  const changed = new Map(measured);
  for (const { key, value } of [...forAll, ...own])
    changed.set(key, { value, level: 'object', year, percentile: rankOf(key, value), custom: true });
  return changed;
}
