import type { Reference } from '@kavel/contracts';

/**
 * Whether the price of a reference was indexed. Older responses have no flag; there an index of zero means not indexed.
 */
export function isIndexed({ indexed, indexation }: Reference): boolean {
  return indexed ?? indexation !== 0;
}
