import type { AddressObjectData } from '@kavel/contracts';
import { type BulkFacts, bulkFactKeys, type FactChange, type OwnChange } from '@kavel/contracts/bulk';
import type { OwnColumn, OwnValue } from '@kavel/contracts/units';

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

/** The values of own columns that a line changes, by the columns' names. */
export function ownChanges(
  current: Readonly<Record<string, OwnValue>>,
  given: Readonly<Record<string, OwnValue>>,
  columns: readonly OwnColumn[],
): OwnChange[] {
  return columns.flatMap(({ id, name }) => {
    const to = given[id];
    const from = current[id] ?? null;
    return to === undefined || to === from ? [] : [{ column: name, from, to }];
  });
}

/** ISO dates compare as text. */
function contradicts({ leaseBreak, leaseEnd }: AddressObjectData): boolean {
  return leaseBreak !== null && leaseEnd !== null && leaseBreak > leaseEnd;
}
