import type { AddressObjectData } from '@kavel/contracts';
import { type BulkFacts, bulkFactKeys, type FactChange } from '@kavel/contracts/bulk';

/** What the facts of a line change; empty when nothing does, or when the lease would contradict itself. */
export function factChanges(current: AddressObjectData, facts: BulkFacts): FactChange[] {
  if (contradicts({ ...current, ...facts })) return [];
  return bulkFactKeys.flatMap(field => {
    const to = facts[field];
    const from = current[field] ?? null;
    return to === undefined || to === from ? [] : [{ field, from, to }];
  });
}

/** ISO dates compare as text. */
function contradicts({ leaseBreak, leaseEnd }: AddressObjectData): boolean {
  return leaseBreak !== null && leaseEnd !== null && leaseBreak > leaseEnd;
}
