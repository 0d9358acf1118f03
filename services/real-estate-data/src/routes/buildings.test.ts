import { gunzipSync } from 'node:zlib';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { copyDemo } from '@kavel/demo-data/testing';
import { hostServices } from '@kavel/service-kit';
import { realData } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { defineRealEstateDataService } from '../index';
import { type ReadGlb, readGlb } from '../testing/read-glb';

jest.setTimeout(120_000);

const prefix = '/api/real-estate-data/buildings';
const delft = realData('delft_3dbag');
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await temporaryFolder();
  await copyDemo({ dataFolder: folder.path, seed: 7, everyNth: 12 });
  app = hostServices([defineRealEstateDataService({ dataFolder: folder.path })], {
    verifyToken: () => Promise.reject(new Error('tiles need no session')),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

interface TilesetNode {
  boundingVolume: { region: number[] };
  geometricError: number;
  transform?: number[];
  content?: { uri: string };
  children?: TilesetNode[];
}

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({
    url: new URL(path, `http://kavel${prefix}/`).pathname + new URL(path, 'http://kavel').search,
    headers,
  });

async function rootOf(path: string): Promise<TilesetNode> {
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  const { asset, root } = answer.json<{ asset: { version: string }; root: TilesetNode }>();
  expect(asset.version).toBe('1.1');
  return root;
}

interface TileFound {
  uri: string;
  transform: number[];
  region: number[];
  glb: ReadGlb;
}

/** All tiles that the tilesets name, by zoom. */
async function allTiles(): Promise<Record<'simple' | 'whole', TileFound[]>> {
  const found: Record<'simple' | 'whole', TileFound[]> = { simple: [], whole: [] };
  const read = async (area: string, node: TilesetNode, transform: number[]): Promise<TileFound> => {
    const uri = new URL(node.content?.uri ?? '', `http://kavel${prefix}/${area}`);
    const answer = await app.inject({ url: uri.pathname + uri.search });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'model/gltf-binary']);
    expect(answer.headers['cache-control']).toMatch(/immutable/);
    const glb = readGlb(gunzipSync(answer.rawPayload));
    return { uri: uri.pathname, transform, region: node.boundingVolume.region, glb };
  };
  for (const { content } of (await rootOf('tileset.json')).children ?? []) {
    const area = content?.uri ?? '';
    for (const simple of (await rootOf(area)).children ?? []) {
      const transform = simple.transform ?? [];
      found.simple.push(await read(area, simple, transform));
      for (const whole of simple.children ?? []) found.whole.push(await read(area, whole, transform));
    }
  }
  return found;
}

const idsOf = (tiles: readonly TileFound[]) => tiles.flatMap(({ glb }) => glb.ids).sort();

test('all buildings are in the tiles once in each detail, and lie in their region', async () => {
  const { simple, whole } = await allTiles();
  const store = new CatalogueStore(folder.path);
  const rows = await store.use(snapshot =>
    snapshot.rows<{ id: string; height: number }>(
      'SELECT pand_id AS id, height FROM pand_mesh ORDER BY pand_id',
    ),
  );
  store.close();
  expect(rows.length).toBeGreaterThan(500);
  expect(idsOf(simple)).toEqual(rows.map(({ id }) => id));
  expect(idsOf(whole)).toEqual(rows.map(({ id }) => id));
  const heights = new Map(rows.map(({ id, height }) => [id, height]));
  for (const { glb, transform, region } of whole) {
    const [west = 0, south = 0, east = 0, north = 0, , top = 0] = region;
    for (const [number, id] of glb.ids.entries()) {
      const corners = glb.cornersOf(number);
      expect(Math.max(...corners.map(([, up]) => up))).toBeCloseTo(heights.get(id) ?? -1, 0);
    }
    for (const [x, y, z] of glb.cornersOf(0)) {
      const { lon, lat, up } = toDegrees(transform, [x, -z, y]);
      expect(lon >= west && lon <= east && lat >= south && lat <= north && up <= top + 1).toBe(true);
    }
  }
});

test('a browser that has a tileset or a tile is told so; what does not exist is not found', async () => {
  const root = await get('tileset.json');
  expect(root.headers['cache-control']).toBe('no-cache');
  const etag = String(root.headers.etag);
  expect((await get('tileset.json', { 'if-none-match': etag })).statusCode).toBe(304);
  for (const path of [
    '15/1/1.glb',
    '14/1/1.glb',
    '15/x/1.glb',
    '15/99999/1.glb',
    '11/1/1.json',
    '12/1/1.json',
  ])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('a tileset names its source, and says that it is fictional', async () => {
  expect((await get('tileset.json')).json()).toMatchObject({
    asset: {
      copyright: 'Kavelstede (fictional)',
      extras: { sources: [{ name: 'Kavelstede', fictional: true }] },
    },
  });
});

test('a tileset of others stands in for what is imported', async () => {
  const outsideTileset = 'https://3d.example/nl/tileset.json';
  const service = defineRealEstateDataService({ dataFolder: folder.path, outsideTileset });
  const other = hostServices([service], { verifyToken: () => Promise.reject(new Error('no session')) });
  try {
    const { root } = (await other.inject({ url: `${prefix}/tileset.json` })).json<{ root: TilesetNode }>();
    expect(root).toMatchObject({ content: { uri: outsideTileset } });
    expect(root.children).toBeUndefined();
  } finally {
    await other.close();
  }
});

describe('buildings of 3DBAG', () => {
  delft.test('are small: 150 bytes simplified, 700 whole', async () => {
    const own = await temporaryFolder();
    const service = defineRealEstateDataService({ dataFolder: own.path });
    const other = hostServices([service], { verifyToken: () => Promise.reject(new Error('no session')) });
    try {
      const paths = [`${delft.path}/delft_2025.city.jsonl`];
      await runImport({ dataFolder: own.path, jobs: [{ kind: '3dbag', paths }] });
      const store = new CatalogueStore(own.path);
      const tiles = await store.use(snapshot =>
        snapshot.rows<{ z: number; x: number; y: number }>(
          `SELECT DISTINCT z, (x // (2 ** (31 - z)))::INTEGER AS x, (y // (2 ** (31 - z)))::INTEGER AS y
           FROM pand_mesh, (VALUES (15), (16)) AS zooms(z)`,
        ),
      );
      store.close();
      const bytes = new Map([
        [15, 0],
        [16, 0],
      ]);
      for (const { z, x, y } of tiles) {
        const answer = await other.inject({
          url: `${prefix}/${z}/${x}/${y}.glb`,
          headers: { 'accept-encoding': 'br' },
        });
        bytes.set(z, (bytes.get(z) ?? 0) + answer.rawPayload.length);
      }
      expect((bytes.get(15) ?? 0) / 159).toBeLessThanOrEqual(150);
      expect((bytes.get(16) ?? 0) / 159).toBeLessThanOrEqual(700);
    } finally {
      await other.close();
      await own.remove();
    }
  });
});

/** Degrees and metres above the sphere through a place that a matrix puts near the surface; good to 100 m of height. */
function toDegrees(matrix: readonly number[], [x, y, z]: readonly [number, number, number]) {
  const at = (row: number): number =>
    (matrix[row] ?? 0) * x +
    (matrix[row + 4] ?? 0) * y +
    (matrix[row + 8] ?? 0) * z +
    (matrix[row + 12] ?? 0);
  const [east, north, up] = [at(0), at(1), at(2)];
  const flattened = (1 - 1 / 298.257_223_563) ** 2;
  const lat = Math.atan2(up, flattened * Math.hypot(east, north));
  const surface = Math.hypot(matrix[12] ?? 0, matrix[13] ?? 0, matrix[14] ?? 0);
  return { lon: Math.atan2(north, east), lat, up: Math.hypot(east, north, up) - surface };
}
