import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getHead } from '../../valuations/repositories/valuations';
import { readEvidence, readTerms, sizeOfEvidence } from '../repositories/evidence';

/** What the values rest on, to make them again elsewhere. */
export function evidenceRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getEvidence, ({ caller, params: { id }, query }) =>
    store.inTenant(caller, async tenant => {
      await getHead(tenant, id);
      return {
        terms: await readTerms(tenant, id),
        bytes: await sizeOfEvidence(tenant, id),
        ...(query.only === 'terms' ? { packs: [], next: null } : await readEvidence(tenant, id, query.after)),
      };
    }),
  );
}
