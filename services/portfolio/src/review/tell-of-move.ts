import type { StatusEvent } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { notify } from '../notifications/notify';
import type { OrganisationScope } from '../repositories/store';
import type { ValuationHead } from '../valuations/repositories/valuations';
import { tellReviewer } from './ask-review';
import { readReview } from './repositories/reviews';
import { authorsIn } from './rules/told';

/** Tells the reviewer of a submission, and the authors of a return or an approval. `events` are those before it. */
export async function tellOfMove(
  scope: OrganisationScope,
  caller: Caller,
  moved: ValuationHead,
  { events, reason }: { events: readonly StatusEvent[]; reason: string | undefined },
): Promise<void> {
  const { id, name, status } = moved;
  if (status === 'in-review') {
    const review = await readReview(scope, id);
    if (review) await tellReviewer(scope, caller, moved, review.reviewer.userId);
    return;
  }
  if (status !== 'draft' && status !== 'approved') return;
  const details = [caller.actorName, ...(reason === undefined ? [] : [reason])];
  for (const userId of authorsIn(events, caller)) {
    await notify(scope, {
      userId,
      kind: status === 'draft' ? 'review-returned' : 'valuation-approved',
      subject: name,
      count: 1,
      details: [details.join(': ')],
      link: `/valuation/${id}/summary`,
    });
  }
}
