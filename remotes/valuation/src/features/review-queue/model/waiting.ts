import type { ReviewQueueItem } from '@kavel/contracts/valuations';

export const queueViews = ['mine', 'all'] as const;
export type QueueView = (typeof queueViews)[number];

/** Of the queue: what is asked of me; what waits for nobody in particular and I may approve counts too. */
export function waitingForMe(queue: readonly ReviewQueueItem[], me: string): ReviewQueueItem[] {
  return queue.filter(({ review, mayApprove }) =>
    review === null ? mayApprove : review.reviewer.userId === me,
  );
}

/** Whole days from one ISO date or moment to another. */
export function daysBetween(from: string, until: string): number {
  const day = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  return Math.round((day(until) - day(from)) / 86_400_000);
}
