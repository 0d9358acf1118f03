import { portfolioApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { listUnits } from '../../units/repositories/units';
import * as portfolios from '../repositories/portfolios';

export function portfolioRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, portfolioApi.listPortfolios, ({ caller, query }) =>
    store.reading(caller, tenant => portfolios.listPortfolios(tenant, query)),
  );

  route(app, portfolioApi.createPortfolio, ({ caller, body }) =>
    store.inTenant(caller, tenant => portfolios.createPortfolio(tenant, body.name)),
  );

  route(app, portfolioApi.renamePortfolio, ({ caller, params, body }) =>
    store.inTenant(caller, tenant => portfolios.renamePortfolio(tenant, params.id, body.name)),
  );

  route(app, portfolioApi.deletePortfolio, async ({ caller, params }) => {
    await store.inTenant(caller, tenant => portfolios.deletePortfolio(tenant, params.id));
    return null;
  });

  route(app, portfolioApi.restorePortfolio, ({ caller, params }) =>
    store.inTenant(caller, tenant => portfolios.restorePortfolio(tenant, params.id)),
  );

  route(app, portfolioApi.getPortfolio, ({ caller, params }) =>
    store.reading(caller, async tenant => {
      const [portfolio, units] = await Promise.all([
        portfolios.getPortfolio(tenant, params.id),
        listUnits(tenant, params.id),
      ]);
      return { ...portfolio, units };
    }),
  );
}
