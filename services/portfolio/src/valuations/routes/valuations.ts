import { operatingCostParamsSchema, type Valuation, valuationApi } from '@kavel/contracts';
import { type Caller, dateInNetherlands, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { recordEdits } from '../../appraisal/repositories/edits';
import { plainEdit } from '../../appraisal/rules/edits';
import type { RouteContext } from '../../common/context';
import { requireEditable } from '../../portfolios/repositories/portfolios';
import type { Tenant } from '../../repositories/tenant';
import { listUnitIds } from '../../units/repositories/units';
import { copyParts } from '../repositories/duplicate';
import { recordEvent } from '../repositories/history';
import { readDetail } from '../repositories/valuation-detail';
import { insertMembers, listMemberIds } from '../repositories/valuation-units';
import * as valuations from '../repositories/valuations';
import { applyOverrides } from '../repositories/values';
import { checkRevision } from '../rules/revision';
import { checkEditable, checkRemovable } from '../rules/status';
import { chooseUnits } from '../rules/valuation-units';

export function valuationRoutes(app: FastifyInstance, { store, now }: RouteContext): void {
  /** Runs a change on a locked valuation and answers with what it has become. */
  const change = (
    caller: Caller,
    id: string,
    work: (tenant: Tenant, head: valuations.ValuationHead) => Promise<void>,
  ): Promise<Valuation> =>
    store.inTenant(caller, async tenant => {
      await work(tenant, await valuations.lockHead(tenant, id));
      return readValuation(tenant, id);
    });

  route(app, valuationApi.listValuations, ({ caller, query }) =>
    store.inTenant(caller, tenant => valuations.listValuations(tenant, query.portfolioId)),
  );

  route(app, valuationApi.createValuation, async ({ caller, body }) => {
    const { portfolioId, name } = body;
    if (portfolioId === null) {
      throw new ServiceError(
        'no-portfolio-selected',
        'No portfolio selected. Please select a portfolio first.',
      );
    }
    return store.inTenant(caller, async tenant => {
      await requireEditable(tenant, portfolioId);
      const unitIds = chooseUnits(await listUnitIds(tenant, portfolioId), body.unitIds);
      const id = await valuations.createValuation(tenant, {
        portfolioId,
        name,
        valueDate: body.valueDate ?? dateInNetherlands(now()),
        operatingCostParams: body.operatingCostParams ?? operatingCostParamsSchema.parse({}),
      });
      await insertMembers(tenant, id, unitIds);
      const made = await readValuation(tenant, id);
      const { status: to, revision } = made;
      await recordEvent(tenant, caller, { valuationId: id, from: null, to, reason: null, revision });
      return made;
    });
  });

  route(app, valuationApi.getValuation, ({ caller, params }) =>
    store.inTenant(caller, tenant => readDetail(tenant, params.id)),
  );

  route(app, valuationApi.updateValuation, ({ caller, params, body }) =>
    change(caller, params.id, async (tenant, head) => {
      const { revision, ...changes } = body;
      checkEditable(head.status);
      checkRevision(revision, head.revision);
      await valuations.changeValuation(tenant, params.id, changes);
      const { operatingCostParams, ...details } = changes;
      await recordEdits(tenant, caller, params.id, [
        ...(operatingCostParams === undefined ? [] : [plainEdit('parameters')]),
        ...(Object.keys(details).length === 0 ? [] : [plainEdit('details')]),
      ]);
    }),
  );

  route(app, valuationApi.duplicateValuation, ({ caller, params, body }) =>
    store.inTenant(caller, async tenant => {
      const source = await valuations.getHead(tenant, params.id);
      await requireEditable(tenant, source.portfolioId);
      const id = await valuations.createValuation(tenant, { ...source, name: body.name });
      await copyParts(tenant, params.id, id);
      await applyOverrides(tenant, id);
      await recordEdits(tenant, caller, id, [plainEdit('duplicated', source.name)]);
      const { status: to, revision } = await valuations.getHead(tenant, id);
      await recordEvent(tenant, caller, { valuationId: id, from: null, to, reason: null, revision });
      return readValuation(tenant, id);
    }),
  );

  route(app, valuationApi.deleteValuation, async ({ caller, params }) => {
    await store.inTenant(caller, async tenant => {
      const { status } = await valuations.lockHead(tenant, params.id);
      checkRemovable(status);
      await valuations.deleteValuation(tenant, params.id);
    });
    return null;
  });

  route(app, valuationApi.restoreValuation, ({ caller, params }) =>
    store.inTenant(caller, async tenant => {
      await valuations.restoreValuation(tenant, params.id);
      return readValuation(tenant, params.id);
    }),
  );
}

async function readValuation(tenant: Tenant, id: string): Promise<Valuation> {
  const head = await valuations.getHead(tenant, id);
  return valuations.toValuation(head, await listMemberIds(tenant, id));
}
