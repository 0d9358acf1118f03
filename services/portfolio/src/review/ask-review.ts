import type { ActiveMember } from '@kavel/contracts/notifications';
import type { ReviewRequest } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { notify } from '../notifications/notify';
import type { OrganisationScope } from '../repositories/store';
import type { ValuationHead } from '../valuations/repositories/valuations';
import { checkReviewer, peopleOf } from './repositories/people';
import { recordReview } from './repositories/reviews';

/** Stores who is asked to review. Throws `unprocessable` for who cannot. */
export async function askReview(
  scope: OrganisationScope,
  caller: Caller,
  head: ValuationHead,
  { request, members }: { request: ReviewRequest; members: readonly ActiveMember[] },
): Promise<void> {
  const people = await peopleOf(scope, head, members);
  const { name } = checkReviewer(people, request.reviewerId);
  await recordReview(scope, caller, head.id, { ...request, reviewerName: name });
}

/** Tells the reviewer that a valuation waits, unless the reviewer asked for it. */
export async function tellReviewer(
  scope: OrganisationScope,
  { actorId, actorName }: Pick<Caller, 'actorId' | 'actorName'>,
  { id, name }: Pick<ValuationHead, 'id' | 'name'>,
  reviewerId: string,
): Promise<void> {
  if (reviewerId === actorId) return;
  await notify(scope, {
    userId: reviewerId,
    kind: 'review-asked',
    subject: name,
    count: 1,
    details: [actorName],
    link: `/valuation/${id}/summary`,
  });
}
