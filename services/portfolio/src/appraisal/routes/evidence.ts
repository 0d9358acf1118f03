import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getHead } from '../../valuations/repositories/valuations';
import { readEvidence, readTerms, sizeOfEvidence } from '../repositories/evidence';

/** Returns the evidence of the values, so that they can be recomputed elsewhere. */
export function evidenceRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getEvidence, ({ caller, params: { id }, query }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, id);
      return {
        terms: await readTerms(scope, id),
        bytes: await sizeOfEvidence(scope, id),
        ...(query.only === 'terms' ? { packs: [], next: null } : await readEvidence(scope, id, query.after)),
      };
    }),
  );
}
