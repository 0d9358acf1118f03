import type { StatusEvent, ValuationHistory } from '@kavel/contracts';

export type Approver = Pick<StatusEvent, 'actor' | 'onBehalfOf' | 'at'>;

/** Who gave the approval that holds; null while there is none. */
export function approverOf(history: ValuationHistory | undefined): Approver | null {
  if (!history?.approval) return null;
  return history.events.find(({ to }) => to === 'approved') ?? null;
}
