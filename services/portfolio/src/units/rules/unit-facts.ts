import { isDeepStrictEqual } from 'node:util';
import type { AddressObjectData, addressObjectDataUpdateSchema, FieldProblem } from '@kavel/contracts';
import { rentFromLeases } from '@kavel/contracts/leases';
import type { UnitEvent } from '@kavel/contracts/units';
import { ServiceError } from '@kavel/service-kit';
import type { z } from 'zod';

/** Facts that follow from the leases of a unit that has them. */
const rentFields = ['annualRent', 'leaseEnd', 'leaseBreak'] as const;

export type AddressObjectDataUpdate = z.output<typeof addressObjectDataUpdateSchema>;

/**
 * Facts with corrections applied; `path` is the position of the update in the request. Throws `bad-request` when the
 * lease would be contradictory.
 */
export function correctFacts(
  facts: AddressObjectData,
  update: AddressObjectDataUpdate,
  path = 'body',
): AddressObjectData {
  if (facts.leases !== undefined) refuseRents(facts, update, path);
  const corrected = { ...facts, ...update };
  const { leaseBreak, leaseEnd } = corrected;
  // ISO dates compare as text.
  if (leaseBreak !== null && leaseEnd !== null && leaseBreak > leaseEnd) {
    const field = `${path}.${update.leaseBreak === undefined ? 'leaseEnd' : 'leaseBreak'}`;
    const message = `The lease cannot be broken on ${leaseBreak}, after it has ended on ${leaseEnd}`;
    throw new ServiceError('bad-request', `The input is not valid: ${field}`, [
      { field, message },
    ] satisfies FieldProblem[]);
  }
  return corrected;
}

/** Throws `bad-request` for a change of what follows from the leases of the unit. */
function refuseRents(facts: AddressObjectData, update: AddressObjectDataUpdate, path: string): void {
  const problems = rentFields
    .filter(field => update[field] !== undefined && update[field] !== facts[field])
    .map(field => ({ field: `${path}.${field}`, message: rentFromLeases }) satisfies FieldProblem);
  const [first] = problems;
  if (first === undefined) return;
  throw new ServiceError('bad-request', `${rentFromLeases}: ${first.field}`, problems);
}

/** Old and new value by field. Empty when nothing differs. */
export function changesOf(before: AddressObjectData, after: AddressObjectData): UnitEvent['changes'] {
  const fields = Object.keys(after) as (keyof AddressObjectData)[];
  return Object.fromEntries(
    fields
      .filter(field => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
      .map(field => [field, [before[field] ?? null, after[field] ?? null]]),
  );
}
