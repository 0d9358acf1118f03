import { valuationApi } from '@kavel/contracts';
import { valuationInnerApi } from '@kavel/contracts/valuations';
import { innerUserRoute, ServiceError, valueRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { listMemberIds } from '../../valuations/repositories/valuation-units';
import { getHead, lockHead, raiseReferenceRevision } from '../../valuations/repositories/valuations';
import { storeValues } from '../../valuations/repositories/values';
import { checkEditable } from '../../valuations/rules/status';
import { checkUnitsKnown } from '../../valuations/rules/valuation-units';
import { readEvidence, readTerms, sizeOfEvidence } from '../repositories/evidence';

/** Values with what they rest on: stored together, and read to make them again. */
export function evidenceRoutes(app: FastifyInstance, { store }: RouteContext): void {
  valueRoute(app, valuationApi.getEvidence, ({ caller, params: { id }, query }) =>
    store.inTenant(caller, async tenant => {
      await getHead(tenant, id);
      return {
        terms: await readTerms(tenant, id),
        bytes: await sizeOfEvidence(tenant, id),
        ...(query.only === 'terms' ? { packs: [], next: null } : await readEvidence(tenant, id, query.after)),
      };
    }),
  );

  innerUserRoute(app, valuationInnerApi.saveValues, ({ caller, params: { id }, body }) =>
    store.inTenant(caller, async tenant => {
      const head = await lockHead(tenant, id);
      checkEditable(head.status);
      if (head.referenceRevision !== body.revision)
        throw new ServiceError('revision-behind', 'Somebody else changed this meanwhile.');
      const unitIds = body.valuationResults.map(({ unitId }) => unitId);
      checkUnitsKnown(unitIds, await listMemberIds(tenant, id), 'in this valuation');
      const valuationResults = await storeValues(tenant, id, body);
      return { revision: await raiseReferenceRevision(tenant, id), valuationResults };
    }),
  );
}
