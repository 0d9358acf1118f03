import type { CatalogueStore } from '@kavel/catalogue';
import { districtApi } from '@kavel/contracts/districts';
import { wws2026 } from '@kavel/engine';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { areasOf, outlineOf, overviewOf, valuesOf, wwsOfAreas } from '../districts/districts';
import { searchAreas } from '../districts/search-areas';

/** Figures and WWS points by gemeente, wijk and buurt. */
export function districtRoutes(app: FastifyInstance, store: CatalogueStore): void {
  route(app, districtApi.districtOverview, () => store.use(overviewOf));

  route(app, districtApi.searchAreas, ({ query }) => store.use(snapshot => searchAreas(snapshot, query.q)));

  route(app, districtApi.districtAreas, ({ params }) => store.use(areasOf[params.level]));

  route(app, districtApi.districtOutline, ({ params }) =>
    store.use(snapshot => outlineOf(snapshot, params.level, params.code)),
  );

  route(app, districtApi.districtValues, ({ params, query }) =>
    store.use(snapshot => valuesOf(snapshot, { level: params.level, ...query })),
  );

  route(app, districtApi.districtWws, ({ params, body }) =>
    store.use(snapshot => wwsOfAreas(snapshot, params.level, body, wws2026)),
  );
}
