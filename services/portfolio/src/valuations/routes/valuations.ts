import { operatingCostParamsSchema, type Valuation, valuationApi } from '@kavel/contracts';
import { type Caller, dateInNetherlands, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { recordEdits } from '../../appraisal/repositories/edits';
import { plainEdit } from '../../appraisal/rules/edits';
import type { RouteContext } from '../../common/context';
import { requireEditable } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
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
  /** Runs a change on a locked valuation and returns the result. */
  const change = (
    caller: Caller,
    id: string,
    work: (scope: OrganisationScope, head: valuations.ValuationHead) => Promise<void>,
  ): Promise<Valuation> =>
    store.inOrganisation(caller, async scope => {
      await work(scope, await valuations.lockHead(scope, id));
      return readValuation(scope, id);
    });

  route(app, valuationApi.listValuations, ({ caller, query }) =>
    store.inOrganisation(caller, scope => valuations.listValuations(scope, query)),
  );

  route(app, valuationApi.createValuation, async ({ caller, body }) => {
    const { portfolioId, name } = body;
    if (portfolioId === null) {
      throw new ServiceError(
        'no-portfolio-selected',
        'No portfolio selected. Please select a portfolio first.',
      );
    }
    return store.inOrganisation(caller, async scope => {
      await requireEditable(scope, portfolioId);
      const unitIds = chooseUnits(await listUnitIds(scope, portfolioId), body.unitIds);
      const id = await valuations.createValuation(scope, {
        portfolioId,
        name,
        valueDate: body.valueDate ?? dateInNetherlands(now()),
        operatingCostParams: body.operatingCostParams ?? operatingCostParamsSchema.parse({}),
      });
      await insertMembers(scope, id, unitIds);
      const made = await readValuation(scope, id);
      const { status: to, revision } = made;
      await recordEvent(scope, caller, { valuationId: id, from: null, to, reason: null, revision });
      return made;
    });
  });

  route(app, valuationApi.getValuation, ({ caller, params }) =>
    store.inOrganisation(caller, scope => readDetail(scope, params.id)),
  );

  route(app, valuationApi.updateValuation, ({ caller, params, body }) =>
    change(caller, params.id, async (scope, head) => {
      const { revision, ...changes } = body;
      checkEditable(head.status);
      checkRevision(revision, head.revision);
      await valuations.changeValuation(scope, params.id, changes);
      const { operatingCostParams, ...details } = changes;
      await recordEdits(scope, caller, params.id, [
        ...(operatingCostParams === undefined ? [] : [plainEdit('parameters')]),
        ...(Object.keys(details).length === 0 ? [] : [plainEdit('details')]),
      ]);
    }),
  );

  route(app, valuationApi.duplicateValuation, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      const source = await valuations.getHead(scope, params.id);
      await requireEditable(scope, source.portfolioId);
      const id = await valuations.createValuation(scope, { ...source, name: body.name });
      await copyParts(scope, params.id, id);
      await applyOverrides(scope, id);
      await recordEdits(scope, caller, id, [plainEdit('duplicated', source.name)]);
      const { status: to, revision } = await valuations.getHead(scope, id);
      await recordEvent(scope, caller, { valuationId: id, from: null, to, reason: null, revision });
      return readValuation(scope, id);
    }),
  );

  route(app, valuationApi.deleteValuation, async ({ caller, params }) => {
    await store.inOrganisation(caller, async scope => {
      const { status } = await valuations.lockHead(scope, params.id);
      checkRemovable(status);
      await valuations.deleteValuation(scope, params.id);
    });
    return null;
  });

  route(app, valuationApi.restoreValuation, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await valuations.restoreValuation(scope, params.id);
      return readValuation(scope, params.id);
    }),
  );
}

async function readValuation(scope: OrganisationScope, id: string): Promise<Valuation> {
  const head = await valuations.getHead(scope, id);
  return valuations.toValuation(head, await listMemberIds(scope, id));
}
