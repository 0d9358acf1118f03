import {
  type CatalogueStore,
  meshesIn,
  meshSources,
  meshTiles,
  meshTileZoom,
  type Snapshot,
} from '@kavel/catalogue';
import { gridBits } from '@kavel/catalogue/geo';
import { ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  areaTileset,
  areaZoom,
  countryTileset,
  middleOf,
  simpleZoom,
  tilesetOf,
  type Version,
} from '../buildings/tileset';
import { PackedCache } from '../tiles/packed-cache';
import { packingFor } from '../tiles/packing';

const prefix = '/api/real-estate-data/buildings';
const oneYear = 31_536_000;

interface TileRequest {
  Params: { z: string; x: string; y: string };
  Querystring: { v?: string };
}

/**
 * Buildings in 3D as 3D Tiles 1.1: `tileset.json` names tilesets of areas, these tiles of binary glTF; or it names the
 * `outside` tileset, of which browsers fetch all else. What is asked for
 * with `?v=<snapshot>`, as tilesets write it, never changes.
 */
export function buildingRoutes(
  app: FastifyInstance,
  store: CatalogueStore,
  outside: string | undefined = undefined,
): void {
  const cache = new PackedCache();
  const hidden = { schema: { hide: true }, config: { calls: 'frequent' } } as const;

  app.get<{ Querystring: { v?: string } }>(`${prefix}/tileset.json`, hidden, (request, reply) =>
    store.use(async snapshot => {
      if (outside) return reply.header('cache-control', 'no-cache').send(tilesetOf(outside));
      if (isKnown(snapshot, request, reply)) return reply.status(304).send();
      const tileset = countryTileset(await meshTiles(snapshot), await versionOf(snapshot));
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(tileset));
    }),
  );

  app.get<TileRequest>(`${prefix}/:z/:x/:y.json`, hidden, (request, reply) =>
    store.use(async snapshot => {
      const { z, x, y } = numbersOf(request);
      if (isKnown(snapshot, request, reply)) return reply.status(304).send();
      const version = await versionOf(snapshot);
      const tileset = z === areaZoom ? areaTileset(await meshTiles(snapshot), { x, y }, version) : null;
      if (!tileset) throw new ServiceError('not-found', `There are no buildings in ${z}/${x}/${y}`);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(tileset));
    }),
  );

  app.get<TileRequest>(`${prefix}/:z/:x/:y.glb`, hidden, (request, reply) =>
    store.use(async snapshot => {
      const { z, x, y } = numbersOf(request);
      if (z !== simpleZoom && z !== meshTileZoom)
        throw new ServiceError('not-found', `There is no tile ${z}/${x}/${y}`);
      if (isKnown(snapshot, request, reply)) return reply.status(304).send();
      const packing = packingFor(request.headers['accept-encoding']);
      const key = `${snapshot.id}/${z}/${x}/${y}/${packing}`;
      const packed = await cache.get(key, packing, () => glbOf(snapshot, { z, x, y }));
      if (packed.length === 0)
        throw new ServiceError('not-found', `There are no buildings in ${z}/${x}/${y}`);
      return reply.header('content-encoding', packing).type('model/gltf-binary').send(packed);
    }),
  );
}

/** Sets the headers of caching; true where the browser has it. */
function isKnown(
  { id }: Snapshot,
  { query, headers }: FastifyRequest<{ Querystring: { v?: string } }>,
  reply: FastifyReply,
): boolean {
  const etag = `W/"${id}"`;
  reply.headers({ etag, vary: 'accept-encoding' });
  reply.header('cache-control', query.v === id ? `public, max-age=${oneYear}, immutable` : 'no-cache');
  return headers['if-none-match'] === etag;
}

function numbersOf({ params }: FastifyRequest<TileRequest>): { z: number; x: number; y: number } {
  const [z, x, y] = [Number(params.z), Number(params.x), Number(params.y)];
  const within = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 2 ** z;
  if (Number.isInteger(z) && z <= gridBits && within(x) && within(y)) return { z, x, y };
  throw new ServiceError('not-found', `There is no tile ${params.z}/${params.x}/${params.y}`);
}

/** The mesh tools are WebAssembly, loaded with the first tile that is asked for. */
async function glbOf(snapshot: Snapshot, tile: { z: number; x: number; y: number }): Promise<Uint8Array> {
  const side = 2 ** (gridBits - tile.z);
  const rows = await meshesIn(snapshot, { left: tile.x * side, top: tile.y * side, side });
  if (rows.length === 0) return new Uint8Array();
  const [{ meshToolsReady, tileMesh }, { writeGlb }, { copyright }] = await Promise.all([
    import('../buildings/tile-mesh'),
    import('../buildings/glb'),
    versionOf(snapshot),
  ]);
  await meshToolsReady;
  const simple = tile.z === simpleZoom;
  const zooms = tile.z - simpleZoom;
  const middle = middleOf({ x: tile.x >> zooms, y: tile.y >> zooms });
  return writeGlb(tileMesh(rows, middle, simple), rows, copyright);
}

async function versionOf(snapshot: Snapshot): Promise<Version> {
  const sources = (await meshSources(snapshot)).map(({ source, fictional }) => ({ name: source, fictional }));
  const copyright = sources
    .map(({ name, fictional }) => (fictional ? `${name} (fictional)` : name))
    .join(', ');
  return { snapshot, copyright, sources };
}
