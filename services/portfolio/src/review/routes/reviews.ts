import { valuationApi } from '@kavel/contracts';
import { route, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getHead, lockHead } from '../../valuations/repositories/valuations';
import { askReview, tellReviewer } from '../ask-review';
import { listAppraisers, peopleOf } from '../repositories/people';
import { listQueue } from '../repositories/review-queue';
import { readReview, removeReview } from '../repositories/reviews';

export interface ReviewContext extends Pick<RouteContext, 'store' | 'now'> {
  /** Client for the users of the organisation. */
  auth: ServiceClient;
}

/** Who reviews a valuation, and the valuations that wait for it. */
export function reviewRoutes(app: FastifyInstance, { store, auth }: ReviewContext): void {
  route(app, valuationApi.reviewQueue, ({ caller }) =>
    store.inOrganisation(caller, scope => listQueue(scope, [caller.actorId, caller.userId])),
  );

  route(app, valuationApi.getReview, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, id);
      return readReview(scope, id);
    }),
  );

  route(app, valuationApi.askReview, async ({ caller, params: { id }, body: request }) => {
    const members = await listAppraisers(auth, caller);
    return store.inOrganisation(caller, async scope => {
      const head = await lockHead(scope, id);
      checkOpen(head.status);
      const before = await readReview(scope, id);
      await askReview(scope, caller, head, { request, members });
      if (before?.reviewer.userId !== request.reviewerId)
        await tellReviewer(scope, caller, head, request.reviewerId);
      const review = await readReview(scope, id);
      if (review === null) throw new Error('The review was just recorded');
      return review;
    });
  });

  route(app, valuationApi.withdrawReview, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, id);
      checkOpen(status);
      await removeReview(scope, id);
      return null;
    }),
  );

  route(app, valuationApi.listPeople, async ({ caller, params: { id } }) => {
    const members = await listAppraisers(auth, caller);
    return store.inOrganisation(caller, async scope => peopleOf(scope, await getHead(scope, id), members));
  });
}

/** Throws `conflict` once the valuation is approved. */
export function checkOpen(status: string): void {
  if (status === 'draft' || status === 'in-review') return;
  throw new ServiceError('conflict', `This valuation is ${status} and can no longer be changed`, { status });
}
