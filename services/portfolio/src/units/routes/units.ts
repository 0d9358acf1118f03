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
  route(app, unitApi.listAllUnits, ({ caller }) => store.inTenant(caller, units.listAllUnits));

  route(app, unitApi.addUnit, async ({ caller, params, body }) => {
    await store.inTenant(caller, tenant => requireEditable(tenant, params.id));
    const object = await findObject(realEstateData, body.numberId, caller);
    const unit = { objectId: object.objectId, addressObjectData: toAddressObjectData(object) };
    return store.inTenant(caller, async tenant => {
      await touchPortfolio(tenant, params.id);
      const [added] = await units.insertUnits(tenant, params.id, [unit]);
      if (added === undefined) {
        throw new ServiceError('already-in-portfolio', 'This address is already in the portfolio');
      }
      if (added.returned) {
        await recordUnitEvents(tenant, caller, [{ unitId: added.id, kind: 'returned' }]);
      }
      return units.getUnit(tenant, added.id);
    });
  });

  route(app, unitApi.removeUnit, async ({ caller, params }) => {
    await store.inTenant(caller, async tenant => {
      await touchPortfolio(tenant, params.id);
      await units.removeUnit(tenant, params.id, params.entityId);
      await recordUnitEvents(tenant, caller, [{ unitId: params.entityId, kind: 'removed' }]);
    });
    return null;
  });
}
