import { type BatchLine, portfolioApi, realEstateDataApi } from '@kavel/contracts';
import { bulkCatalogueApi } from '@kavel/contracts/bulk';
import { type Caller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { planBatch, plannedObjectIds, reportAdded } from '../model/batch';
import { stagedLine } from '../model/bulk-plan';
import { getEditablePortfolio, touchPortfolio } from '../repositories/portfolios';
import { recordUnitEvents } from '../repositories/unit-events';
import { insertedObjects, insertTexts, textsOf } from '../repositories/unit-insertion';
import { listObjectIds } from '../repositories/units';
import type { RouteContext } from './context';

/** A list of addresses in one call. The catalogue is asked outside any transaction: no connection waits for it. */
export function batchRoutes(app: FastifyInstance, context: RouteContext): void {
  const { realEstateData } = context;

  route(app, portfolioApi.previewBatch, async ({ caller, params, body: { lines } }) => {
    const present = await presentIn(context, caller, params.id);
    const matches = await realEstateData.call(realEstateDataApi.matchAddresses, { body: { lines } }, caller);
    return { lines: planBatch(matches, present) };
  });

  route(app, portfolioApi.addUnitsInBatch, async ({ caller, params, body: { lines } }) => {
    const present = await presentIn(context, caller, params.id);
    const matches = await matchObjects(context, caller, lines);
    const plan = planBatch(matches.lines, present);
    const added = await addUnits(context, caller, params.id, plannedObjectIds(plan), matches.texts);
    return { added: added.size, lines: reportAdded(plan, added) };
  });
}

function presentIn({ store }: RouteContext, caller: Caller, portfolioId: string): Promise<Set<string>> {
  return store.inTenant(caller, async tenant => {
    await getEditablePortfolio(tenant, portfolioId);
    return listObjectIds(tenant, portfolioId);
  });
}

/** Lines as matched, and by object the text that makes a unit of it. */
async function matchObjects({ realEstateData }: RouteContext, caller: Caller, lines: BatchLine[]) {
  const matches = await realEstateData.call(bulkCatalogueApi.matchObjects, { body: { lines } }, caller);
  const texts = new Map(
    matches.objects.map(({ objectId, json }) => [objectId, stagedLine(objectId, json, {})]),
  );
  return { lines: matches.lines, texts };
}

/** All in one transaction and one statement. Returns the ids of the objects that went in. */
async function addUnits(
  { store }: RouteContext,
  caller: Caller,
  portfolioId: string,
  objectIds: readonly string[],
  texts: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const known = objectIds.filter(id => texts.has(id));
  if (known.length === 0) return new Set();
  const given = textsOf(known.map(id => texts.get(id)).join('\n'), known.length);
  return store.inTenant(caller, async tenant => {
    await touchPortfolio(tenant, portfolioId);
    const { returned, complete } = await insertTexts(tenant, portfolioId, given);
    await recordUnitEvents(
      tenant,
      caller,
      returned.map(({ id }) => ({ unitId: id, kind: 'returned' })),
    );
    return complete ? new Set(known) : insertedObjects(tenant, portfolioId, known);
  });
}
