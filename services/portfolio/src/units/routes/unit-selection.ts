import { unitSelectionApi } from '@kavel/contracts/units';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { touchPortfolio } from '../../portfolios/repositories/portfolios';
import { checkUnitsOnce } from '../../valuations/rules/valuation-units';
import { recordUnitEvents } from '../repositories/unit-events';
import { removeUnits, restoreUnits } from '../repositories/unit-removal';

/** Removing many units at once, and restoring them. */
export function unitSelectionRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, unitSelectionApi.removeUnits, ({ caller, params, body: { unitIds } }) =>
    store.inOrganisation(caller, async scope => {
      checkUnitsOnce(unitIds);
      await touchPortfolio(scope, params.id);
      await removeUnits(scope, params.id, unitIds);
      await recordUnitEvents(
        scope,
        caller,
        unitIds.map(unitId => ({ unitId, kind: 'removed' })),
      );
      return { units: unitIds.length };
    }),
  );

  route(app, unitSelectionApi.restoreUnits, ({ caller, params, body: { unitIds } }) =>
    store.inOrganisation(caller, async scope => {
      checkUnitsOnce(unitIds);
      await touchPortfolio(scope, params.id);
      await restoreUnits(scope, params.id, unitIds);
      await recordUnitEvents(
        scope,
        caller,
        unitIds.map(unitId => ({ unitId, kind: 'returned' })),
      );
      return { units: unitIds.length };
    }),
  );
}
