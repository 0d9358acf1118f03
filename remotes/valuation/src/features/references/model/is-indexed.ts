import type { Reference } from '@kavel/contracts';

/** Whether the price of a reference was indexed. Older answers do not say: there no movement at all is no index. */
export function isIndexed({ indexed, indexation }: Reference): boolean {
  return indexed ?? indexation !== 0;
}
