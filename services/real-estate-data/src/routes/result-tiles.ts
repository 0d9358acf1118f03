import type { CatalogueStore } from '@kavel/catalogue';
import { type LocatorFilter, locatorApi } from '@kavel/contracts/locator';
import { boundsOf, countObjects, ResultMasks, snapshotIndex } from '@kavel/locator-index';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { resultLayers } from '../tiles/result-layers';
import { filteredTiles } from './filtered-tiles';

/** Vector tiles of what satisfies a filter of the locator. */
export function resultTileRoutes(app: FastifyInstance, store: CatalogueStore, now: () => Date): void {
  const masks = new ResultMasks();
  const tilesOf = filteredTiles<LocatorFilter>(app, store, {
    prefix: '/api/real-estate-data/locator/tiles',
    layersOf: async (snapshot, tile, filter, id) => {
      const index = await snapshotIndex(snapshot);
      return resultLayers(snapshot, tile, await masks.maskOf(id, filter, index, now().getFullYear()));
    },
  });

  route(app, locatorApi.locatorTiles, ({ body }) =>
    store.use(async snapshot => {
      const index = await snapshotIndex(snapshot);
      const currentYear = now().getFullYear();
      const { count } = await countObjects(index, body, { currentYear });
      const { id, tiles } = tilesOf.register(snapshot, body);
      const mask = await masks.maskOf(id, body, index, currentYear);
      return { snapshot: snapshot.id, count, tiles, bounds: await boundsOf(snapshot, mask) };
    }),
  );
}
