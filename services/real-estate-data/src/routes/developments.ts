import { type CatalogueStore, developmentCounts, developments } from '@kavel/catalogue';
import { developmentApi } from '@kavel/contracts/developments';
import { dateInNetherlands, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';

/** New buildings of the registers. */
export function developmentRoutes(app: FastifyInstance, store: CatalogueStore, now: () => Date): void {
  route(app, developmentApi.developmentPipeline, ({ query }) => {
    const from = query.from ?? Number(dateInNetherlands(now()).slice(0, 4)) - 1;
    return store.use(async snapshot => {
      const [counts, buildings] = await Promise.all([
        developmentCounts(snapshot, from),
        developments(snapshot, from),
      ]);
      return { snapshot: snapshot.id, from, counts, buildings };
    });
  });
}
