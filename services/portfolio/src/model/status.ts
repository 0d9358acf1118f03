import type { ValuationStatus } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';

const nextStatuses: Record<ValuationStatus, readonly ValuationStatus[]> = {
  draft: ['in-review'],
  'in-review': ['approved', 'draft'],
  approved: ['archived'],
  archived: [],
};

/** Throws `conflict` unless a valuation may go from one status to the other. */
export function checkTransition(from: ValuationStatus, to: ValuationStatus): void {
  const next = nextStatuses[from];
  if (next.includes(to)) return;
  const allowed = next.length === 0 ? 'its status is final' : `it can become ${next.join(' or ')}`;
  throw new ServiceError('conflict', `A valuation that is ${from} cannot become ${to}: ${allowed}`, {
    from,
    to,
    allowed: next,
  });
}

/** Throws `conflict` for a valuation that is on record: its parameters and figures stay as they were approved. */
export function checkEditable(status: ValuationStatus): void {
  if (status === 'draft' || status === 'in-review') return;
  throw new ServiceError('conflict', `This valuation is ${status} and can no longer be changed`, { status });
}
