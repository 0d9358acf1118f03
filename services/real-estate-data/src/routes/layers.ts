import type { CatalogueStore } from '@kavel/catalogue';
import { layerApi } from '@kavel/contracts/layers';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { buurtenInView, layerCountsOf } from '../layers/counts-in-view';
import { layerFigureOf, layerOverviewOf, layersAtPlace } from '../layers/layers';

/** The six layers of the map. */
export function layerRoutes(app: FastifyInstance, store: CatalogueStore): void {
  route(app, layerApi.layerOverview, () => store.use(layerOverviewOf));

  route(app, layerApi.layerFigure, ({ params }) =>
    store.use(snapshot => layerFigureOf(snapshot, params.figure)),
  );

  route(app, layerApi.layerCounts, ({ params, query }) =>
    store.use(snapshot => layerCountsOf(snapshot, params.layer, query)),
  );

  route(app, layerApi.buurtenInBox, ({ query }) => store.use(snapshot => buurtenInView(snapshot, query)));

  route(app, layerApi.layersAt, ({ query }) => store.use(snapshot => layersAtPlace(snapshot, query)));
}
