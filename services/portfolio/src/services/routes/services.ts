import { serviceApi } from '@kavel/contracts/services';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import * as services from '../repositories/services';

export function serviceRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, serviceApi.listServices, ({ caller, query }) =>
    store.inOrganisation(caller, scope => services.listServices(scope, query.portfolioId)),
  );

  route(app, serviceApi.createService, ({ caller, body }) =>
    store.inOrganisation(caller, scope => services.createService(scope, body)),
  );

  route(app, serviceApi.getService, ({ caller, params }) =>
    store.inOrganisation(caller, scope => services.getService(scope, params.id)),
  );

  route(app, serviceApi.updateService, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => services.updateService(scope, params.id, body)),
  );

  route(app, serviceApi.deleteService, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => services.deleteService(scope, params.id));
    return null;
  });

  route(app, serviceApi.restoreService, ({ caller, params }) =>
    store.inOrganisation(caller, scope => services.restoreService(scope, params.id)),
  );
}
