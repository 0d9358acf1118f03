import { isEditable, isOnRecord, needsReason, nextStatuses, type ValuationStatus } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';

/** Throws `conflict`, naming both, unless a valuation may go from one status to the other. */
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

/** Throws `bad-request` when a required reason is missing. */
export function checkReason(from: ValuationStatus, to: ValuationStatus, reason: string | undefined): void {
  if (reason !== undefined || !needsReason(from, to)) return;
  throw new ServiceError('bad-request', `Say why this valuation goes back to ${to}`, [
    { field: 'body.reason', message: `Needed to go from ${from} to ${to}` },
  ]);
}

/** Throws `conflict` unless the valuation is a draft: submitted and approved ones must not change. */
export function checkEditable(status: ValuationStatus): void {
  if (isEditable({ status })) return;
  throw new ServiceError('conflict', `This valuation is ${status} and can no longer be changed`, { status });
}

/** Throws `conflict` for an approved or archived valuation, which is kept. */
export function checkRemovable(status: ValuationStatus): void {
  if (!isOnRecord({ status })) return;
  throw new ServiceError('conflict', `This valuation is ${status} and is kept on record`, { status });
}
