import type { ValuationStatus } from '@kavel/contracts';

/** Where a valuation may go next; the service holds to the same. */
export const nextStatuses: Record<ValuationStatus, readonly ValuationStatus[]> = {
  draft: ['in-review'],
  'in-review': ['approved', 'draft'],
  approved: ['archived'],
  archived: [],
};

/** A valuation on record keeps its parameters and figures. */
export function isEditable({ status }: { status: ValuationStatus }): boolean {
  return status === 'draft' || status === 'in-review';
}
