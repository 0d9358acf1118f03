import type { RegisteredRemote } from '@kavel/contracts';

/** Compressed bytes transferred for a remote since the page was loaded. */
export function fetchedBytes({ entry }: Pick<RegisteredRemote, 'entry'>): number {
  const folder = new URL('.', new URL(entry, location.href)).href;
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(folder))
    .reduce((sum, resource) => sum + (resource as PerformanceResourceTiming).encodedBodySize, 0);
}
