import { outlineApi, workAreaApi, workAreaLimits } from '@kavel/contracts/work-areas';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import type { OrganisationScope } from '../../repositories/store';
import { checkRevision } from '../../valuations/rules/revision';
import * as deliveries from '../repositories/deliveries';
import * as areas from '../repositories/work-areas';

/** Areas that an organisation works in, and the files that brought them. */
export function workAreaRoutes(
  app: FastifyInstance,
  { store, realEstateData }: Pick<RouteContext, 'store' | 'realEstateData'>,
): void {
  route(app, workAreaApi.listWorkAreas, ({ caller }) => store.reading(caller, areas.listWorkAreas));

  route(app, workAreaApi.createWorkArea, ({ caller, body }) =>
    store.inOrganisation(caller, async scope => {
      await checkRoom(scope, 1);
      return areas.insertWorkArea(scope, body);
    }),
  );

  route(app, workAreaApi.changeWorkArea, ({ caller, params: { id }, body: { revision, ...change } }) =>
    store.inOrganisation(caller, async scope => {
      const before = await areas.lockWorkArea(scope, id);
      checkRevision(revision, before.revision);
      return areas.updateWorkArea(scope, id, change);
    }),
  );

  route(app, workAreaApi.deleteWorkArea, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => areas.deleteWorkArea(scope, params.id));
    return null;
  });

  route(app, workAreaApi.restoreWorkArea, ({ caller, params }) =>
    store.inOrganisation(caller, scope => areas.restoreWorkArea(scope, params.id)),
  );

  route(app, workAreaApi.filterByWorkAreas, async ({ caller, body: { id } }) => {
    const outlines = await store.reading(caller, scope => areas.outlinesOf(scope, id));
    return realEstateData.call(outlineApi.keepOutlines, { body: { outlines } }, caller);
  });

  route(app, workAreaApi.deliverWorkAreas, ({ caller, body }) =>
    store.inOrganisation(caller, async scope => {
      const rows = body.areas.map((area, at) => ({ ...area, name: area.name.trim(), number: at + 1 }));
      const usable = rows.filter(({ outline, name }) => outline !== null && name !== '');
      const rejected = rows
        .filter(row => !usable.includes(row))
        .map(({ number, name, outline, problem }) => ({
          number,
          name,
          problem: problem ?? (outline === null ? ('no-area' as const) : ('no-name' as const)),
        }));
      await checkRoom(scope, usable.length);
      const made = await deliveries.insertDelivery(scope, caller, {
        name: body.name,
        accepted: usable.length,
        rejected,
      });
      await areas.insertDelivered(
        scope,
        made.id,
        usable.map(({ name, outline }) => ({ name, outline })),
      );
      return made;
    }),
  );

  route(app, workAreaApi.listWorkAreaDeliveries, ({ caller }) =>
    store.reading(caller, deliveries.listDeliveries),
  );

  route(app, workAreaApi.undoWorkAreaDelivery, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const undone = await deliveries.closeDelivery(scope, id);
      await areas.deleteDelivered(scope, id);
      return undone;
    }),
  );
}

/** Throws `unprocessable` when there would be more than an organisation may have. */
async function checkRoom(scope: OrganisationScope, more: number): Promise<void> {
  const count = await areas.countWorkAreas(scope);
  if (count + more > workAreaLimits.areas)
    throw new ServiceError('unprocessable', `There can be no more than ${workAreaLimits.areas} work areas`);
}
