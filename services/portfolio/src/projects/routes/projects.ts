import { fullAddress } from '@kavel/contracts';
import { projectApi } from '@kavel/contracts/projects';
import { type Caller, dateInNetherlands, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { getPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { getService } from '../../services/repositories/services';
import { findObject } from '../../units/routes/find-object';
import { getHead } from '../../valuations/repositories/valuations';
import { checkRevision } from '../../valuations/rules/revision';
import { countProjects, countValues, listMarkers, listProjects } from '../repositories/project-list';
import * as projects from '../repositories/projects';
import { closingOf } from '../rules/closing';
import { emptyProject, nowhere, type ProjectContent, type ProjectPlace } from '../rules/project-content';
import { wantedProjects } from '../rules/wanted-projects';

/** Assignments of the organisation. The catalogue is called outside any transaction. */
export function projectRoutes(app: FastifyInstance, { store, realEstateData, now }: RouteContext): void {
  const today = () => dateInNetherlands(now());
  const placeOf = async (
    objectId: string | null | undefined,
    caller: Caller,
  ): Promise<Partial<ProjectPlace>> => {
    if (objectId === undefined) return {};
    if (objectId === null) return nowhere;
    const object = await findObject(realEstateData, objectId, caller);
    return { objectId, address: fullAddress(object), lon: object.lon, lat: object.lat };
  };

  route(app, projectApi.listProjects, ({ caller, query }) => {
    const filter = wantedProjects(query, today());
    return store.reading(caller, async scope => {
      const [page, count] = await Promise.all([
        listProjects(scope, filter, query),
        countProjects(scope, filter),
      ]);
      return { ...page, count };
    });
  });

  route(app, projectApi.listProjectMarkers, ({ caller, query }) =>
    store.reading(caller, scope => listMarkers(scope, wantedProjects(query, today()))),
  );

  route(app, projectApi.projectFacets, ({ caller, query }) => {
    const filter = wantedProjects(query, today());
    return store.reading(caller, async scope => {
      const [service, status, objectType, orders] = await Promise.all([
        countValues(scope, filter, 'service'),
        countValues(scope, filter, 'status'),
        countValues(scope, filter, 'objectType'),
        countValues(scope, filter, 'parent_key'),
      ]);
      return { service, status, objectType, parent_key: orders };
    });
  });

  route(app, projectApi.createProject, async ({ caller, body }) => {
    const content = {
      ...emptyProject(body.issue_key),
      ...body,
      ...closingOf({ status: 'open', closed: null }, body, today()),
      ...(await placeOf(body.objectId, caller)),
    };
    return store.inOrganisation(caller, async scope => {
      await checkLinks(scope, body);
      return projects.insertProject(scope, content);
    });
  });

  route(app, projectApi.getProject, ({ caller, params }) =>
    store.inOrganisation(caller, scope => projects.getProject(scope, params.id)),
  );

  route(app, projectApi.changeProject, async ({ caller, params: { id }, body: { revision, ...change } }) => {
    const place = await placeOf(change.objectId, caller);
    return store.inOrganisation(caller, async scope => {
      const before = await projects.lockProject(scope, id);
      checkRevision(revision, before.revision);
      await checkLinks(scope, change);
      return projects.updateProject(scope, id, {
        ...change,
        ...closingOf(before, change, today()),
        ...place,
      });
    });
  });

  route(app, projectApi.deleteProject, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => projects.deleteProject(scope, params.id));
    return null;
  });

  route(app, projectApi.restoreProject, ({ caller, params }) =>
    store.inOrganisation(caller, scope => projects.restoreProject(scope, params.id)),
  );
}

type Links = Partial<Pick<ProjectContent, 'portfolioId' | 'valuationId' | 'serviceId'>>;

/** Throws `not-found` for links to objects that the user may not see. */
async function checkLinks(
  scope: OrganisationScope,
  { portfolioId, valuationId, serviceId }: Links,
): Promise<void> {
  if (portfolioId) await getPortfolio(scope, portfolioId);
  if (valuationId) await getHead(scope, valuationId);
  if (serviceId) await getService(scope, serviceId);
}
