import { portfolioApi, unitApi } from '@kavel/contracts';
import type { PortfolioSharing, Sharing } from '@kavel/contracts/portfolios';
import { dateInNetherlands, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { currentSnapshot } from '../../common/current-snapshot';
import { repeatedIn } from '../../common/repeated-in';
import { copyUnits } from '../../units/repositories/units';
import { readShownValue } from '../repositories/portfolio-value';
import * as portfolios from '../repositories/portfolios';
import * as views from '../repositories/saved-views';
import { portfolioValueOf } from '../rules/portfolio-value';

/** Sharing, copies, the archive and each user's own views. */
export function hubRoutes(app: FastifyInstance, { store, realEstateData, now }: RouteContext): void {
  route(app, portfolioApi.duplicatePortfolio, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      await portfolios.getPortfolio(scope, params.id);
      const { id } = await portfolios.createPortfolio(scope, body.name);
      await copyUnits(scope, params.id, id);
      return portfolios.getPortfolio(scope, id);
    }),
  );

  route(app, portfolioApi.archivePortfolio, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => portfolios.archivePortfolio(scope, params.id, body.archived)),
  );

  route(app, portfolioApi.getSharing, ({ caller, params }) =>
    store.inOrganisation(caller, scope => portfolios.readSharing(scope, params.id)),
  );

  route(app, portfolioApi.saveSharing, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      const portfolio = await portfolios.getPortfolio(scope, params.id);
      const { ownerId } = await portfolios.readSharing(scope, params.id);
      if (portfolio.access !== 'owner' && (ownerId !== null || portfolio.access === 'read')) {
        throw new ServiceError('forbidden', 'Only its owner decides who shares this portfolio');
      }
      checkSharing(body, ownerId);
      await portfolios.saveSharing(scope, portfolio, body);
      return portfolios.readSharing(scope, params.id);
    }),
  );

  route(app, portfolioApi.getPortfolioValue, async ({ caller, params }) => {
    const snapshot = await currentSnapshot(realEstateData);
    return store.inOrganisation(caller, async scope => {
      await portfolios.getPortfolio(scope, params.id);
      const shown = await readShownValue(scope, params.id);
      if (shown === undefined) return null;
      return portfolioValueOf(shown, dateInNetherlands(now()), snapshot);
    });
  });

  route(app, unitApi.listSavedViews, ({ caller }) => store.inOrganisation(caller, views.listViews));

  route(app, unitApi.createSavedView, ({ caller, body }) =>
    store.inOrganisation(caller, scope => views.createView(scope, body)),
  );

  route(app, unitApi.updateSavedView, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => views.updateView(scope, params.id, body)),
  );

  route(app, unitApi.deleteSavedView, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => views.deleteView(scope, params.id));
    return null;
  });
}

/** Throws `unprocessable` when a colleague is named twice, or the owner is named. */
function checkSharing({ colleagues }: Sharing, ownerId: PortfolioSharing['ownerId']): void {
  const ids = colleagues.map(({ userId }) => userId);
  if (repeatedIn(ids).length === 0 && !ids.some(id => id === ownerId)) return;
  throw new ServiceError('unprocessable', 'Name each colleague once, and not the owner');
}
