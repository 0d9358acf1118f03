import { type CatalogueStore, dealsOfObject, labelsOfObject, objectById, scoreAreas } from '@kavel/catalogue';
import { recordApi, siteApi } from '@kavel/contracts/passports';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { siteOf } from './site';
import { wwsPointsOf } from './wws-points';

/** What is known of an address over time, and of what it lies on and next to. */
export function recordRoutes(app: FastifyInstance, store: CatalogueStore): void {
  route(app, recordApi.objectRecord, ({ params: { id } }) =>
    store.use(async snapshot => {
      const object = await objectById(snapshot, id);
      if (!object) throw unknown(id);
      const [labels, deals, areas] = await Promise.all([
        labelsOfObject(snapshot, id),
        dealsOfObject(snapshot, id),
        scoreAreas(snapshot),
      ]);
      const woz = object.buurtcode === null ? undefined : areas.of(object.buurtcode)?.get('woz-rank');
      return { labels, deals, wws: wwsPointsOf(object, woz?.value ?? null) };
    }),
  );
  route(app, siteApi.objectSite, ({ params: { id } }) =>
    store.use(async snapshot => {
      const object = await objectById(snapshot, id);
      if (!object) throw unknown(id);
      return siteOf(snapshot, object);
    }),
  );
}

function unknown(id: string): ServiceError {
  return new ServiceError('address-not-found', `There is no object ${id} in the catalogue`);
}
