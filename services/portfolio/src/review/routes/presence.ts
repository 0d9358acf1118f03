import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { getHead } from '../../valuations/repositories/valuations';
import { listOthers, readForeignChange, recordPresence } from '../repositories/presence';
import type { ReviewContext } from './reviews';

/** Who has a valuation open. It is in the database, as the tabs of two people may ask two gateways. */
export function presenceRoutes(app: FastifyInstance, { store }: Pick<ReviewContext, 'store'>): void {
  route(app, valuationApi.keepPresence, ({ caller, params: { id }, body }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, id);
      await recordPresence(scope, caller, { valuationId: id, ...body });
      return {
        others: await listOthers(scope, caller, id),
        lastChange: await readForeignChange(scope, caller, id),
      };
    }),
  );
}
