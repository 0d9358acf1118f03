import type { CatalogueStore, Snapshot } from '@kavel/catalogue';
import { tileMaxZoom } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { boundsOf, countObjects, ResultFilters, snapshotIndex } from '@kavel/locator-index';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { type Packing, packingFor } from '../tiles/packing';
import { resultLayers } from '../tiles/result-layers';
import { tileAt } from '../tiles/tile';
import { TileCache } from '../tiles/tile-cache';

const prefix = '/api/real-estate-data/locator/tiles';

interface TileParams {
  snapshot: string;
  filter: string;
  z: string;
  x: string;
  y: string;
}

/**
 * Vector tiles of what satisfies a filter. The address names filter and snapshot, so that a tile never changes.
 */
export function resultTileRoutes(app: FastifyInstance, store: CatalogueStore, now: () => Date): void {
  const filters = new ResultFilters();
  const cache = new TileCache();

  route(app, locatorApi.locatorTiles, ({ body }) =>
    store.use(async snapshot => {
      const index = await snapshotIndex(snapshot);
      const currentYear = now().getFullYear();
      const { count } = await countObjects(index, body, { currentYear });
      const id = filters.register(body);
      const mask = await filters.maskOf(id, index, currentYear);
      return {
        snapshot: snapshot.id,
        count,
        tiles: `${prefix}/${snapshot.id}/${id}/{z}/{x}/{y}.mvt`,
        bounds: mask && (await boundsOf(snapshot, mask)),
      };
    }),
  );

  const makeTile = async (
    snapshot: Snapshot,
    { snapshot: asked, filter, z, x, y }: TileParams,
    packing: Packing,
  ): Promise<Buffer> => {
    const tile = tileAt(Number(z), Number(x), Number(y));
    if (!tile || tile.z > tileMaxZoom) throw new ServiceError('not-found', `There is no tile ${z}/${x}/${y}`);
    if (asked !== snapshot.id) throw forgotten();
    const mask = await filters.maskOf(filter, await snapshotIndex(snapshot), now().getFullYear());
    if (!mask) throw forgotten();
    return cache.get(snapshot, tile, { kind: filter, packing }, () => resultLayers(snapshot, tile, mask));
  };

  app.get<{ Params: TileParams }>(
    `${prefix}/:snapshot/:filter/:z/:x/:y.mvt`,
    { schema: { hide: true }, config: { calls: 'frequent' } },
    async ({ params, headers }, reply) => {
      const packing = packingFor(headers['accept-encoding']);
      const etag = `W/"${params.snapshot}/${params.filter}"`;
      const known = { etag, vary: 'accept-encoding' };
      if (headers['if-none-match'] === etag) return reply.headers(known).status(304).send();
      const packed = await store.use(snapshot => makeTile(snapshot, params, packing));
      reply.headers({ ...known, 'cache-control': 'private, max-age=86400, immutable' });
      if (packed.length === 0) return reply.status(204).send();
      reply.header('content-encoding', packing).type('application/vnd.mapbox-vector-tile');
      return reply.send(packed);
    },
  );
}

function forgotten(): ServiceError {
  return new ServiceError(
    'not-found',
    'This filter is not known any more; ask for the address of its tiles again',
  );
}
