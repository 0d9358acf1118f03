import { serviceApi } from '@kavel/contracts/services';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import * as services from '../repositories/services';

export function serviceRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, serviceApi.listServices, ({ caller, query }) =>
    store.inTenant(caller, tenant => services.listServices(tenant, query.portfolioId)),
  );

  route(app, serviceApi.createService, ({ caller, body }) =>
    store.inTenant(caller, tenant => services.createService(tenant, body)),
  );

  route(app, serviceApi.getService, ({ caller, params }) =>
    store.inTenant(caller, tenant => services.getService(tenant, params.id)),
  );

  route(app, serviceApi.updateService, ({ caller, params, body }) =>
    store.inTenant(caller, tenant => services.updateService(tenant, params.id, body)),
  );

  route(app, serviceApi.deleteService, async ({ caller, params }) => {
    await store.inTenant(caller, tenant => services.deleteService(tenant, params.id));
    return null;
  });

  route(app, serviceApi.restoreService, ({ caller, params }) =>
    store.inTenant(caller, tenant => services.restoreService(tenant, params.id)),
  );
}
