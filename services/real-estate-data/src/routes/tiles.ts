import type { CatalogueStore, Snapshot } from '@kavel/catalogue';
import { catalogueStatus } from '@kavel/catalogue';
import { ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { districtLayers, isDistrictLayer } from '../tiles/district-layers';
import { type LayerName, layerNames, layers, makeLayers } from '../tiles/layers';
import { isMapLayerTile, mapLayerTile } from '../tiles/map-layers';
import { packingFor } from '../tiles/packing';
import { maxZoom, tileAt } from '../tiles/tile';
import { TileCache } from '../tiles/tile-cache';

const prefix = '/api/real-estate-data/tiles';
const oneYear = 31_536_000;

interface TileParams {
  layer: string;
  z: string;
  x: string;
  y: string;
}

/**
 * Vector tiles of single layers, of all together (`kavel`), of areas to colour (`district-…`) and of the layers of the
 * map (`layer-…`). A tile asked for with `?v=<snapshot>`, as
 * TileJSON writes it, never changes; without it the browser asks again each minute and gets a 304.
 */
export function tileRoutes(app: FastifyInstance, store: CatalogueStore): void {
  const cache = new TileCache();

  app.get(
    `${prefix}/kavel.json`,
    { schema: { hide: true }, config: { calls: 'public' } },
    async (_, reply) => {
      reply.header('cache-control', 'no-cache');
      return store.use(tileJson);
    },
  );

  app.get<{ Params: TileParams; Querystring: { v?: string } }>(
    `${prefix}/:layer/:z/:x/:y.mvt`,
    { schema: { hide: true }, config: { calls: 'frequent' } },
    (request, reply) => store.use(snapshot => sendTile(snapshot, cache, request, reply)),
  );
}

async function sendTile(
  snapshot: Snapshot,
  cache: TileCache,
  request: FastifyRequest<{ Params: TileParams; Querystring: { v?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { layer } = request.params;
  const own = ownTiles(layer);
  const names = own ? [] : layersAsked(layer);
  const { z, x, y } = request.params;
  const tile = tileAt(Number(z), Number(x), Number(y));
  if (!tile) throw new ServiceError('not-found', `There is no tile ${z}/${x}/${y}`);
  const etag = `W/"${snapshot.id}"`;
  const lasting = request.query.v === snapshot.id;
  reply.headers({ etag, vary: 'accept-encoding' });
  reply.header('cache-control', lasting ? `public, max-age=${oneYear}, immutable` : 'public, max-age=60');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const kind = own ? layer : names.join('+');
  const form = { kind, packing: packingFor(request.headers['accept-encoding']) };
  const make = () => (own ? own(snapshot, tile, layer) : makeLayers(snapshot, tile, names));
  const packed = await cache.get(snapshot, tile, form, make);
  if (packed.length === 0) return reply.status(204).send();
  reply.header('content-encoding', form.packing);
  return reply.type('application/vnd.mapbox-vector-tile').send(packed);
}

/** What makes the tiles of a layer that is no part of the catalogue's; null for those that are. */
function ownTiles(layer: string): typeof districtLayers | null {
  if (isDistrictLayer(layer)) return districtLayers;
  return isMapLayerTile(layer) ? mapLayerTile : null;
}

function layersAsked(layer: string): readonly LayerName[] {
  if (layer === 'kavel') return layerNames;
  const known = layerNames.filter(name => name === layer);
  if (known.length > 0) return known;
  throw new ServiceError(
    'not-found',
    `There is no layer ${layer}; there are kavel, ${layerNames.join(', ')}`,
  );
}

async function tileJson(snapshot: Snapshot): Promise<object> {
  const { bounds, datasets } = await catalogueStatus(snapshot);
  return {
    tilejson: '3.0.0',
    name: 'Kavel',
    attribution: datasets
      .map(({ name, fictional }) => (fictional ? `${name} (fictional)` : `BAG, CBS: ${name}`))
      .join(', '),
    tiles: [`${prefix}/kavel/{z}/{x}/{y}.mvt?v=${snapshot.id}`],
    bounds,
    minzoom: 8,
    maxzoom: maxZoom,
    vector_layers: layerNames.map(id => {
      const { fields, minZoom, maxZoom: deepest } = layers[id];
      return { id, fields, minzoom: minZoom, maxzoom: deepest };
    }),
  };
}
