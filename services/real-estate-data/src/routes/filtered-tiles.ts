import type { CatalogueStore, Snapshot } from '@kavel/catalogue';
import { tileMaxZoom } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { FilterRegistry } from '../tiles/filter-registry';
import type { TileLayer } from '../tiles/mvt-writer';
import { packingFor } from '../tiles/packing';
import { type Tile, tileAt } from '../tiles/tile';
import { TileCache } from '../tiles/tile-cache';

export interface FilteredTilesOptions<Filter> {
  /** Path of the tiles, without snapshot and filter. */
  prefix: string;
  /** `id` identifies the filter. */
  layersOf: (snapshot: Snapshot, tile: Tile, filter: Filter, id: string) => Promise<TileLayer[]>;
  /** True where tiles show what only one organisation may see: then no browser keeps them. */
  isConfidential?: (filter: Filter) => boolean;
}

const lasting = 'private, max-age=86400, immutable';

interface TileParams {
  snapshot: string;
  filter: string;
  z: string;
  x: string;
  y: string;
}

export interface FilteredTiles<Filter> {
  /** The id of a filter, and the address of its tiles with {z}, {x} and {y}. */
  register(snapshot: Pick<Snapshot, 'id'>, filter: Filter): { id: string; tiles: string };
}

/** Vector tiles of what satisfies a filter. The address names filter and snapshot, so that a tile never changes. */
export function filteredTiles<Filter>(
  app: FastifyInstance,
  store: CatalogueStore,
  { prefix, layersOf, isConfidential = () => false }: FilteredTilesOptions<Filter>,
): FilteredTiles<Filter> {
  const filters = new FilterRegistry<Filter>();
  const cache = new TileCache();

  app.get<{ Params: TileParams }>(
    `${prefix}/:snapshot/:filter/:z/:x/:y.mvt`,
    { schema: { hide: true }, config: { calls: 'frequent' } },
    async ({ params, headers }, reply) => {
      const packing = packingFor(headers['accept-encoding']);
      const etag = `W/"${params.snapshot}/${params.filter}"`;
      const known = { etag, vary: 'accept-encoding' };
      if (headers['if-none-match'] === etag) return reply.headers(known).status(304).send();
      const packed = await store.use(snapshot => {
        const tile = tileOf(params);
        const filter = filters.get(params.filter);
        if (filter === null || params.snapshot !== snapshot.id) throw forgottenFilter();
        reply.header('cache-control', isConfidential(filter) ? 'private, no-store' : lasting);
        const make = () => layersOf(snapshot, tile, filter, params.filter);
        return cache.get(snapshot, tile, { kind: params.filter, packing }, make);
      });
      reply.headers(known);
      if (packed.length === 0) return reply.status(204).send();
      reply.header('content-encoding', packing).type('application/vnd.mapbox-vector-tile');
      return reply.send(packed);
    },
  );

  return {
    register(snapshot, filter) {
      const id = filters.register(filter);
      return { id, tiles: `${prefix}/${snapshot.id}/${id}/{z}/{x}/{y}.mvt` };
    },
  };
}

function tileOf({ z, x, y }: TileParams): Tile {
  const tile = tileAt(Number(z), Number(x), Number(y));
  if (!tile || tile.z > tileMaxZoom) throw new ServiceError('not-found', `There is no tile ${z}/${x}/${y}`);
  return tile;
}

/** Its tiles answer 404: the page asks for their address again. */
export function forgottenFilter(): ServiceError {
  return new ServiceError(
    'not-found',
    'This filter is not known any more; ask for the address of its tiles again',
  );
}
