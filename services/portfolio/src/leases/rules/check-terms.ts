import type { FieldProblem } from '@kavel/contracts';
import type { LeaseContent } from '@kavel/contracts/leases';
import { ServiceError } from '@kavel/service-kit';

/** Throws `bad-request` when the dates contradict each other, or a fixed clause has no rate. ISO dates compare as text. */
export function checkTerms({ start, end, breakDate, indexation }: LeaseContent): void {
  const problems: FieldProblem[] = [];
  const add = (field: string, message: string) => problems.push({ field: `body.${field}`, message });
  if (start !== null && end !== null && end < start) add('end', 'The lease cannot end before it begins');
  if (breakDate !== null && start !== null && breakDate < start)
    add('breakDate', 'The lease cannot be broken before it begins');
  if (breakDate !== null && end !== null && breakDate > end)
    add('breakDate', 'The lease cannot be broken after it has ended');
  if (indexation?.clause === 'fixed' && indexation.rate === null)
    add('indexation.rate', 'A fixed indexation needs its rate');
  const [first] = problems;
  if (first !== undefined)
    throw new ServiceError('bad-request', `The input is not valid: ${first.field}`, problems);
}
