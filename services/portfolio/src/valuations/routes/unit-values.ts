import { type PermissionKey, valuationApi } from '@kavel/contracts';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getPortfolio } from '../../portfolios/repositories/portfolios';
import { listUnits } from '../../units/repositories/units';
import { listMembers } from '../repositories/valuation-units';
import { getHead } from '../repositories/valuations';
import { suggestedBucketsOf } from '../rules/suggested-buckets';
import { valueBuckets } from './value-buckets';

/** Model values of units, and suggested buckets. */
export function unitValueRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store } = context;

  route(app, valuationApi.suggestedBuckets, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, params.id);
      return suggestedBucketsOf((await listMembers(scope, params.id)).map(({ unit }) => unit));
    }),
  );

  route(app, valuationApi.suggestedVtwTypes, async ({ caller, query }) => {
    requireKey(caller, 'auth.portfolio-hub');
    return store.inOrganisation(caller, async scope => {
      const { id } = await getPortfolio(scope, query.portfolioId);
      const units = await listUnits(scope, id);
      return units.map(unit => ({ unitId: unit.id, vtwType: unit.addressObjectData.vtwType }));
    });
  });

  route(app, valuationApi.referencesAndValuationResult, ({ caller, params, body }) =>
    valueBuckets(context, caller, params.id, body ?? {}),
  );
}

/** For units of a portfolio, which the permission for valuations does not include. Throws 403. */
function requireKey({ permissions }: Caller, key: PermissionKey): void {
  if (permissions.includes(key)) return;
  throw new ServiceError('forbidden', 'You do not have the permission for this', { anyOf: [key] });
}
