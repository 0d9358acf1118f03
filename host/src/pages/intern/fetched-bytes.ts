import type { RegisteredRemote } from '@kavel/contracts';

/** Bytes that came over the line for a remote since this page was loaded, compressed as they came. */
export function fetchedBytes({ entry }: Pick<RegisteredRemote, 'entry'>): number {
  const folder = new URL('.', new URL(entry, location.href)).href;
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(folder))
    .reduce((sum, resource) => sum + (resource as PerformanceResourceTiming).encodedBodySize, 0);
}
