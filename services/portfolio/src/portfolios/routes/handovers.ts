import { colleagueApi, portfolioApi } from '@kavel/contracts';
import { type Caller, route, type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { forNobody, type PortfolioStore } from '../../repositories/store';
import { handOver, ownersWhoLeft } from '../repositories/handovers';

export interface HandoverContext {
  store: PortfolioStore;
  /** Client for the active users of the organisation. */
  auth: ServiceClient;
}

/**
 * Portfolios of deactivated users: a manager sees that they exist, regardless of their shares, and assigns a new owner.
 */
export function handoverRoutes(app: FastifyInstance, { store, auth }: HandoverContext): void {
  const activeUsers = async (caller: Caller) => {
    const colleagues = await auth.call(colleagueApi.listColleagues, {}, caller);
    return colleagues.map(({ userId }) => userId);
  };

  route(app, portfolioApi.listOwnersWhoLeft, async ({ caller }) => {
    const active = await activeUsers(caller);
    return store.inOrganisation(forNobody(caller), scope => ownersWhoLeft(scope, active));
  });

  route(app, portfolioApi.handOver, async ({ caller, body }) => {
    const active = await activeUsers(caller);
    if (!active.includes(body.toUserId)) throw new ServiceError('not-found', 'There is no such colleague');
    if (active.includes(body.fromUserId)) {
      throw new ServiceError('conflict', 'Active users hand over their portfolios themselves');
    }
    const portfolios = await store.inOrganisation(forNobody(caller), scope => handOver(scope, caller, body));
    if (portfolios === 0) throw new ServiceError('not-found', 'Nobody who left owns portfolios by this id');
    return { portfolios };
  });
}
