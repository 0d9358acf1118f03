import type { AddressObjectData } from '@kavel/contracts';
import { type BulkFacts, bulkFactKeys, type FactChange } from '@kavel/contracts/bulk';

/** The facts that a line changes; empty when nothing changes, or when the lease would be contradictory. */
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
