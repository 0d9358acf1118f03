import type { AddressObjectData } from '@kavel/contracts';
import { type BulkFacts, bulkFactKeys, type FactChange } from '@kavel/contracts/bulk';

/**
 * The facts that a line changes; empty when nothing changes, or when the lease would be contradictory. Rent and end of a
 * unit with leases follow from those, whatever a list says.
 */
export function factChanges(current: AddressObjectData, facts: BulkFacts): FactChange[] {
  if (contradicts({ ...current, ...facts })) return [];
  const followed = current.leases === undefined ? [] : ['annualRent', 'leaseEnd'];
  return bulkFactKeys.flatMap(field => {
    if (followed.includes(field)) return [];
    const to = facts[field];
    const from = current[field] ?? null;
    return to === undefined || to === from ? [] : [{ field, from, to }];
  });
}

/** ISO dates compare as text. */
function contradicts({ leaseBreak, leaseEnd }: AddressObjectData): boolean {
  return leaseBreak !== null && leaseEnd !== null && leaseBreak > leaseEnd;
}
