import { type CatalogueStore, hasTransactions } from '@kavel/catalogue';
import { marketApi } from '@kavel/contracts/market';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { marketAnswer } from '../market/answer';
import { marketMap } from '../market/map';
import { marketOverview } from '../market/overview';
import { marketRank } from '../market/rank';
import { withoutTransactions } from './older-catalogue';

/** Figures of the market by area and period. */
export function marketRoutes(app: FastifyInstance, store: CatalogueStore): void {
  const ask: CatalogueStore['use'] = work =>
    store.use(async snapshot => {
      if (!(await hasTransactions(snapshot))) throw withoutTransactions();
      return work(snapshot);
    });

  route(app, marketApi.marketOverview, () => ask(marketOverview));

  route(app, marketApi.marketFigures, ({ body }) => ask(snapshot => marketAnswer(snapshot, body)));

  route(app, marketApi.marketMap, ({ body }) => ask(snapshot => marketMap(snapshot, body)));

  route(app, marketApi.marketRank, ({ body }) => ask(snapshot => marketRank(snapshot, body)));
}
