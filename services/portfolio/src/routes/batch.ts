import {
  type BatchLine,
  type LineResult,
  portfolioApi,
  type RealEstateObject,
  realEstateDataApi,
} from '@kavel/contracts';
import { type Caller, route, type ServiceClient } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { planBatch, plannedObjectIds, reportAdded, withoutUnknownObjects } from '../model/batch';
import { toAddressObjectData } from '../model/new-unit';
import { getEditablePortfolio, touchPortfolio } from '../repositories/portfolios';
import { recordUnitEvents } from '../repositories/unit-events';
import { insertUnits, listObjectIds } from '../repositories/units';
import type { RouteContext } from './context';

/** What a list would do to a portfolio: lines with their outcome, and the objects of those that may go in. */
interface Plan {
  lines: LineResult[];
  objects: RealEstateObject[];
}

export function batchRoutes(app: FastifyInstance, context: RouteContext): void {
  route(app, portfolioApi.previewBatch, async ({ caller, params, body }) => {
    const { lines } = await makePlan(context, caller, params.id, body.lines);
    return { lines };
  });

  route(app, portfolioApi.addUnitsInBatch, async ({ caller, params, body }) => {
    const plan = await makePlan(context, caller, params.id, body.lines);
    const added = await addObjects(context, caller, params.id, plan.objects);
    return { added: added.size, lines: reportAdded(plan.lines, added) };
  });
}

/** The catalogue is asked outside any transaction: no connection waits for it. */
async function makePlan(
  { store, realEstateData }: RouteContext,
  caller: Caller,
  portfolioId: string,
  lines: BatchLine[],
): Promise<Plan> {
  const present = await store.inTenant(caller, async tenant => {
    await getEditablePortfolio(tenant, portfolioId);
    return listObjectIds(tenant, portfolioId);
  });
  const matches = await realEstateData.call(realEstateDataApi.matchAddresses, { body: { lines } }, caller);
  const plan = planBatch(matches, present);
  const objects = await fetchObjects(realEstateData, caller, plannedObjectIds(plan));
  return { lines: withoutUnknownObjects(plan, new Set(objects.map(object => object.objectId))), objects };
}

/** In the order of the ids, which is that of the user's list. */
async function fetchObjects(
  realEstateData: ServiceClient,
  caller: Caller,
  objectIds: string[],
): Promise<RealEstateObject[]> {
  if (objectIds.length === 0) return [];
  const objects = await realEstateData.call(realEstateDataApi.getObjects, { body: { objectIds } }, caller);
  const byId = new Map(objects.map(object => [object.objectId, object]));
  return objectIds.flatMap(id => byId.get(id) ?? []);
}

/** All in one transaction and one statement. Returns the ids of the objects that went in. */
async function addObjects(
  { store }: RouteContext,
  caller: Caller,
  portfolioId: string,
  objects: RealEstateObject[],
): Promise<Set<string>> {
  if (objects.length === 0) return new Set();
  const newUnits = objects.map(object => ({
    objectId: object.objectId,
    addressObjectData: toAddressObjectData(object),
  }));
  return store.inTenant(caller, async tenant => {
    await touchPortfolio(tenant, portfolioId);
    const added = await insertUnits(tenant, portfolioId, newUnits);
    await recordUnitEvents(
      tenant,
      caller,
      added.filter(unit => unit.returned).map(unit => ({ unitId: unit.id, kind: 'returned' })),
    );
    return new Set(added.map(unit => unit.objectId));
  });
}
