import type { StatusEvent, ValuationHistory } from '@kavel/contracts';

export type Approver = Pick<StatusEvent, 'actor' | 'onBehalfOf' | 'at'>;

/** The person who gave the current approval; null without one. */
export function approverOf(history: ValuationHistory | undefined): Approver | null {
  if (!history?.approval) return null;
  return history.events.find(({ to }) => to === 'approved') ?? null;
}
