import { catalogueApi, unitApi } from '@kavel/contracts';
import { type Caller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { requireEditable, touchPortfolio } from '../../portfolios/repositories/portfolios';
import { recordUnitEvents } from '../repositories/unit-events';
import { insertedObjects, insertTexts, textsOf } from '../repositories/unit-insertion';
import { listObjectIds } from '../repositories/units';
import { planBatch, plannedObjectIds, reportAdded } from '../rules/batch';
import { matchObjects } from './match-objects';

/**
 * A list of addresses in one call. The catalogue is called outside any transaction, so that no connection waits for it.
 */
export function batchRoutes(app: FastifyInstance, context: RouteContext): void {
  const { realEstateData } = context;

  route(app, unitApi.previewBatch, async ({ caller, params, body: { lines } }) => {
    const present = await presentIn(context, caller, params.id);
    const matches = await realEstateData.call(catalogueApi.matchAddresses, { body: { lines } }, caller);
    return { lines: planBatch(matches, present) };
  });

  route(app, unitApi.addUnitsInBatch, async ({ caller, params, body: { lines } }) => {
    const present = await presentIn(context, caller, params.id);
    const { results, json } = await matchObjects(realEstateData, { lines }, caller);
    const plan = planBatch(results, present);
    const added = await addUnits(context, caller, params.id, plannedObjectIds(plan), json);
    return { added: added.size, lines: reportAdded(plan, added) };
  });
}

function presentIn({ store }: RouteContext, caller: Caller, portfolioId: string): Promise<Set<string>> {
  return store.inOrganisation(caller, async scope => {
    await requireEditable(scope, portfolioId);
    return listObjectIds(scope, portfolioId);
  });
}

/** All in one transaction and one statement. Returns the ids of the added objects. */
async function addUnits(
  { store }: RouteContext,
  caller: Caller,
  portfolioId: string,
  objectIds: readonly string[],
  json: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const known = objectIds.filter(id => json.has(id));
  if (known.length === 0) return new Set();
  const given = textsOf(known.map(id => id + json.get(id)).join('\n'), known.length);
  return store.inOrganisation(caller, async scope => {
    await touchPortfolio(scope, portfolioId);
    const { returned, complete } = await insertTexts(scope, portfolioId, given);
    await recordUnitEvents(
      scope,
      caller,
      returned.map(({ id }) => ({ unitId: id, kind: 'returned' })),
    );
    return complete ? new Set(known) : insertedObjects(scope, portfolioId, known);
  });
}
