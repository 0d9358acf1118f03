import type { Snapshot } from '@kavel/catalogue';
import { type LocatorFilter, locatorApi } from '@kavel/contracts/locator';
import { boundsOf, countObjects, ResultMasks, snapshotIndex } from '@kavel/locator-index';
import { type OrganisationCaller, route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { askedInside } from '../outlines/asked-inside';
import { resultLayers } from '../tiles/result-layers';
import { filteredTiles } from './filtered-tiles';
import type { LocatorContext } from './locator';

/** Vector tiles of what satisfies a filter of the locator. */
export function resultTileRoutes(app: FastifyInstance, { store, now, outlines }: LocatorContext): void {
  const masks = new ResultMasks();
  const planningOf = async (snapshot: Snapshot, { filter, owner }: OwnedFilter) => ({
    currentYear: now().getFullYear(),
    inside: await askedInside(outlines, snapshot, owner, filter.within),
  });
  const tilesOf = filteredTiles<OwnedFilter>(app, store, {
    prefix: '/api/real-estate-data/locator/tiles',
    isConfidential: ({ owner }) => owner !== null,
    layersOf: async (snapshot, tile, owned, id) => {
      const index = await snapshotIndex(snapshot);
      const planning = await planningOf(snapshot, owned);
      return resultLayers(snapshot, tile, await masks.maskOf(id, owned.filter, index, planning));
    },
  });

  route(app, locatorApi.locatorTiles, ({ body, caller: { organisationId, userId } }) =>
    store.use(async snapshot => {
      const owner = body.within === undefined ? null : { organisationId, userId };
      const owned = { filter: body, owner };
      const index = await snapshotIndex(snapshot);
      const planning = await planningOf(snapshot, owned);
      const { count } = await countObjects(index, body, planning);
      const { id, tiles } = tilesOf.register(snapshot, owned);
      const mask = await masks.maskOf(id, body, index, planning);
      return { snapshot: snapshot.id, count, tiles, bounds: await boundsOf(snapshot, mask) };
    }),
  );
}

/** Tiles are asked for without a session: their filter says whose outlines it has. */
interface OwnedFilter {
  filter: LocatorFilter;
  /** Null without outlines. */
  owner: OrganisationCaller | null;
}
