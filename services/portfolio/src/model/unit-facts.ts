import type { AddressObjectData, addressObjectDataUpdateSchema, FieldProblem } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import type { z } from 'zod';

export type AddressObjectDataUpdate = z.output<typeof addressObjectDataUpdateSchema>;

/** Facts with the corrections laid over them. Throws `bad-request` when the lease would contradict itself. */
export function correctFacts(facts: AddressObjectData, update: AddressObjectDataUpdate): AddressObjectData {
  const corrected = { ...facts, ...update };
  const { leaseBreak, leaseEnd } = corrected;
  // ISO dates compare as text.
  if (leaseBreak !== null && leaseEnd !== null && leaseBreak > leaseEnd) {
    const field = update.leaseBreak === undefined ? 'body.leaseEnd' : 'body.leaseBreak';
    const message = `The lease cannot be broken on ${leaseBreak}, after it has ended on ${leaseEnd}`;
    throw new ServiceError('bad-request', `The input is not valid: ${field}`, [
      { field, message },
    ] satisfies FieldProblem[]);
  }
  return corrected;
}
