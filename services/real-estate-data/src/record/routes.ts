import {
  type CatalogueStore,
  dealsOfObject,
  labelsOfObject,
  objectById,
  plotOfObject,
  scoreAreas,
} from '@kavel/catalogue';
import { recordApi } from '@kavel/contracts/passports';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { wwsPointsOf } from './wws-points';

/** What is known of an address over time. */
export function recordRoutes(app: FastifyInstance, store: CatalogueStore): void {
  route(app, recordApi.objectRecord, ({ params: { id } }) =>
    store.use(async snapshot => {
      const object = await objectById(snapshot, id);
      if (!object) throw new ServiceError('address-not-found', `There is no object ${id} in the catalogue`);
      const [labels, deals, plot, areas] = await Promise.all([
        labelsOfObject(snapshot, id),
        dealsOfObject(snapshot, id),
        plotOfObject(snapshot, id),
        scoreAreas(snapshot),
      ]);
      const woz = object.buurtcode === null ? undefined : areas.of(object.buurtcode)?.get('woz-rank');
      return { labels, deals, ...plot, wws: wwsPointsOf(object, woz?.value ?? null) };
    }),
  );
}
