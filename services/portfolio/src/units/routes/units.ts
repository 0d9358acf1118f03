import { unitApi } from '@kavel/contracts';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { requireEditable, touchPortfolio } from '../../portfolios/repositories/portfolios';
import { recordUnitEvents } from '../repositories/unit-events';
import * as units from '../repositories/units';
import { toAddressObjectData } from '../rules/new-unit';
import { findObject } from './find-object';

export function unitRoutes(app: FastifyInstance, { store, realEstateData }: RouteContext): void {
  route(app, unitApi.listAllUnits, ({ caller }) => store.inOrganisation(caller, units.listAllUnits));

  route(app, unitApi.addUnit, async ({ caller, params, body }) => {
    await store.inOrganisation(caller, scope => requireEditable(scope, params.id));
    const object = await findObject(realEstateData, body.numberId, caller);
    const unit = { objectId: object.objectId, addressObjectData: toAddressObjectData(object) };
    return store.inOrganisation(caller, async scope => {
      await touchPortfolio(scope, params.id);
      const [added] = await units.insertUnits(scope, params.id, [unit]);
      if (added === undefined) {
        throw new ServiceError('already-in-portfolio', 'This address is already in the portfolio');
      }
      if (added.returned) {
        await recordUnitEvents(scope, caller, [{ unitId: added.id, kind: 'returned' }]);
      }
      return units.getUnit(scope, added.id);
    });
  });

  route(app, unitApi.removeUnit, async ({ caller, params }) => {
    await store.inOrganisation(caller, async scope => {
      await touchPortfolio(scope, params.id);
      await units.removeUnit(scope, params.id, params.entityId);
      await recordUnitEvents(scope, caller, [{ unitId: params.entityId, kind: 'removed' }]);
    });
    return null;
  });
}
