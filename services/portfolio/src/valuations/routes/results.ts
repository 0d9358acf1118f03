import { type ValuationResult, valuationApi } from '@kavel/contracts';
import { type Caller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import type { Tenant } from '../../repositories/tenant';
import { deleteResults, readResults, replaceResults } from '../repositories/results';
import { listMemberIds } from '../repositories/valuation-units';
import { getHead, lockHead, touchValuation } from '../repositories/valuations';
import { keptValues } from '../rules/model-values';
import { checkEditable } from '../rules/status';
import { checkUnitsKnown, checkUnitsOnce } from '../rules/valuation-units';

export function resultRoutes(app: FastifyInstance, { store }: RouteContext): void {
  /** Runs `write` on a locked valuation that may change, once the results are known to be those of its units. */
  const save = (
    caller: Caller,
    valuationId: string,
    results: ValuationResult[],
    write: (tenant: Tenant, kept: ValuationResult[]) => Promise<void>,
  ): Promise<ValuationResult[]> =>
    store.inTenant(caller, async tenant => {
      const { status } = await lockHead(tenant, valuationId);
      checkEditable(status);
      const unitIds = results.map(result => result.unitId);
      checkUnitsOnce(unitIds);
      checkUnitsKnown(unitIds, await listMemberIds(tenant, valuationId), 'in this valuation');
      const kept = keptValues(results, await readResults(tenant, valuationId, unitIds));
      await write(tenant, kept);
      await touchValuation(tenant, valuationId);
      return kept;
    });

  const stored = (caller: Caller, id: string): Promise<ValuationResult[]> =>
    store.inTenant(caller, async tenant => {
      await getHead(tenant, id);
      return readResults(tenant, id);
    });

  // The specification has two addresses for the same.
  route(app, valuationApi.getValuationResults, ({ caller, params }) => stored(caller, params.id));

  route(app, valuationApi.valuationResult, ({ caller, params }) => stored(caller, params.id));

  route(app, valuationApi.createValuationResults, ({ caller, params, body }) =>
    save(caller, params.id, body, async (tenant, kept) => {
      await deleteResults(tenant, params.id);
      await replaceResults(tenant, params.id, kept);
    }),
  );

  /** Answers with the values named only, as they were stored. */
  route(app, valuationApi.updateValuationResults, ({ caller, params, body }) =>
    save(caller, params.id, body, (tenant, kept) => replaceResults(tenant, params.id, kept)),
  );
}
