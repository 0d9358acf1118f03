import type { ReviewQueueItem } from '@kavel/contracts/valuations';
import { daysBetween, waitingForMe } from './waiting';

const item = (name: string, reviewerId: string | null, mayApprove: boolean) =>
  ({
    ...{ name, mayApprove },
    review: reviewerId && { reviewer: { userId: reviewerId, name: reviewerId } },
  }) as ReviewQueueItem;

test('mine is what I am asked for, and what nobody in particular is asked for and I may approve', () => {
  const queue = [
    item('asked of me', 'me', true),
    item('asked of another', 'other', true),
    item('open', null, true),
    item('my own work', null, false),
  ];
  expect(waitingForMe(queue, 'me').map(({ name }) => name)).toEqual(['asked of me', 'open']);
});

test('days are counted by the calendar, also backwards', () => {
  expect(daysBetween('2026-11-20T23:59:00Z', '2026-11-28')).toBe(8);
  expect(daysBetween('2026-11-28', '2026-11-27')).toBe(-1);
});
