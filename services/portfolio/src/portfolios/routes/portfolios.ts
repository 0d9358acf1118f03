import { portfolioApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { listUnits } from '../../units/repositories/units';
import * as portfolios from '../repositories/portfolios';

export function portfolioRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, portfolioApi.listPortfolios, ({ caller, query }) =>
    store.reading(caller, scope => portfolios.listPortfolios(scope, query)),
  );

  route(app, portfolioApi.createPortfolio, ({ caller, body }) =>
    store.inOrganisation(caller, scope => portfolios.createPortfolio(scope, body.name, body.example)),
  );

  route(app, portfolioApi.renamePortfolio, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => portfolios.renamePortfolio(scope, params.id, body.name)),
  );

  route(app, portfolioApi.deletePortfolio, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => portfolios.deletePortfolio(scope, params.id));
    return null;
  });

  route(app, portfolioApi.restorePortfolio, ({ caller, params }) =>
    store.inOrganisation(caller, scope => portfolios.restorePortfolio(scope, params.id)),
  );

  route(app, portfolioApi.getPortfolio, ({ caller, params }) =>
    store.reading(caller, async scope => {
      const [portfolio, units] = await Promise.all([
        portfolios.getPortfolio(scope, params.id),
        listUnits(scope, params.id),
      ]);
      return { ...portfolio, units };
    }),
  );
}
