import { type ValuationResult, valuationApi } from '@kavel/contracts';
import { type Caller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import type { OrganisationScope } from '../../repositories/store';
import { deleteResults, readResults, replaceResults } from '../repositories/results';
import { listMemberIds } from '../repositories/valuation-units';
import { getHead, lockHead, touchValuation } from '../repositories/valuations';
import { keptValues } from '../rules/model-values';
import { checkEditable } from '../rules/status';
import { checkUnitsKnown, checkUnitsOnce } from '../rules/valuation-units';

export function resultRoutes(app: FastifyInstance, { store }: RouteContext): void {
  /** Runs `write` on a locked, editable valuation, after checking that the results belong to its units. */
  const save = (
    caller: Caller,
    valuationId: string,
    results: ValuationResult[],
    write: (scope: OrganisationScope, kept: ValuationResult[]) => Promise<void>,
  ): Promise<ValuationResult[]> =>
    store.inOrganisation(caller, async scope => {
      const { status } = await lockHead(scope, valuationId);
      checkEditable(status);
      const unitIds = results.map(result => result.unitId);
      checkUnitsOnce(unitIds);
      checkUnitsKnown(unitIds, await listMemberIds(scope, valuationId), 'in this valuation');
      const kept = keptValues(results, await readResults(scope, valuationId, unitIds));
      await write(scope, kept);
      await touchValuation(scope, valuationId);
      return kept;
    });

  const stored = (caller: Caller, id: string): Promise<ValuationResult[]> =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, id);
      return readResults(scope, id);
    });

  // The specification has two addresses for this call.
  route(app, valuationApi.getValuationResults, ({ caller, params }) => stored(caller, params.id));

  route(app, valuationApi.valuationResult, ({ caller, params }) => stored(caller, params.id));

  route(app, valuationApi.createValuationResults, ({ caller, params, body }) =>
    save(caller, params.id, body, async (scope, kept) => {
      await deleteResults(scope, params.id);
      await replaceResults(scope, params.id, kept);
    }),
  );

  /** Returns the named values only, as stored. */
  route(app, valuationApi.updateValuationResults, ({ caller, params, body }) =>
    save(caller, params.id, body, (scope, kept) => replaceResults(scope, params.id, kept)),
  );
}
