import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CatalogueStore } from '@kavel/catalogue';
import { metresPerCell, signedArea, toLonLat } from '@kavel/catalogue/geo';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { type EnergyLabel, energyLabelCode, type VtwType, vtwTypeCode } from '@kavel/contracts';
import { copyDemo } from '@kavel/demo-data/testing';
import { hostServices } from '@kavel/service-kit';
import { testCaller } from '@kavel/service-kit/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { defineRealEstateDataService } from '../index';
import { type ReadFeature, readTile } from '../testing/read-tile';
import { extent, tileAt } from '../tiles/tile';

jest.setTimeout(60_000);

const prefix = '/api/real-estate-data';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await temporaryFolder();
  await copyDemo({ dataFolder: folder.path, seed: 7, everyNth: 12 });
  const service = defineRealEstateDataService({
    dataFolder: folder.path,
  });
  app = hostServices([service], {
    verifyToken: async () => {
      const { userId, organisationId, permissions } = testCaller();
      return {
        sub: userId,
        org: organisationId,
        name: 'Test',
        email: 'test@kavel.example',
        perm: permissions,
        iat: 0,
        exp: 4_000_000_000,
      };
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

function get(path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return app.inject({ url: `${prefix}${path}`, headers });
}

describe('tiles', () => {
  const market = { lon: 5.25, lat: 52.58 };

  function tileOf(z: number): { x: number; y: number } {
    const radians = (market.lat * Math.PI) / 180;
    const count = 2 ** z;
    return {
      x: Math.floor(((market.lon + 180) / 360) * count),
      y: Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count),
    };
  }

  async function read(
    layer: string,
    z: number,
    x = tileOf(z).x,
    y = tileOf(z).y,
  ): Promise<ReturnType<typeof readTile>> {
    const answer = await get(`/tiles/${layer}/${z}/${x}/${y}.mvt`);
    expect(answer.statusCode).toBe(200);
    return readTile(gunzipSync(answer.rawPayload));
  }

  test('each zoom has the layers it is meant to have', async () => {
    const layersAt = async (z: number): Promise<string[]> =>
      [...(await read('kavel', z)).keys()].filter(name => name !== 'names');
    expect(await layersAt(9)).toEqual(['topography', 'roads', 'gemeenten', 'wijken', 'density', 'stations']);
    expect(await layersAt(13)).toEqual(
      expect.arrayContaining(['topography', 'roads', 'wijken', 'buurten', 'density', 'panden']),
    );
    expect(await layersAt(15)).toEqual(expect.arrayContaining(['buurten', 'panden', 'addresses']));
    expect(await layersAt(15)).not.toContain('density');
  });

  test.each([8, 11, 13, 14, 15, 16, 17])(
    'at zoom %i everything lies within the tile and its buffer',
    async z => {
      for (const [name, features] of await read('kavel', z)) {
        const buffer =
          name === 'addresses' || name === 'density' || name === 'stations' || name === 'names' ? 0 : 64;
        const coordinates = features.flatMap(feature => feature.paths.flat(2));
        expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(-buffer);
        expect(Math.max(...coordinates)).toBeLessThanOrEqual(extent + buffer);
      }
    },
  );

  test('polygons are closed rings of three points or more that turn the way the format says', async () => {
    for (const feature of (await read('panden', 15)).get('panden') ?? []) {
      expect(feature.type).toBe(3);
      const [outer = []] = feature.paths;
      expect(outer.length).toBeGreaterThanOrEqual(3);
      const area = outer.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = outer[(index + 1) % outer.length] ?? [0, 0];
        return sum + x * nextY - nextX * y;
      }, 0);
      expect(area).toBeGreaterThan(0);
    }
  });

  test('four tiles of a zoom hold exactly the addresses of the tile above them', async () => {
    const { x, y } = tileOf(14);
    const ids = (features: ReturnType<typeof readTile>): string[] =>
      (features.get('addresses') ?? []).map(({ properties }) => String(properties.objectId));
    const whole = ids(await read('addresses', 14));
    const quarters = await Promise.all(
      [0, 1, 2, 3].map(async quarter => {
        const answer = await get(
          `/tiles/addresses/15/${x * 2 + (quarter % 2)}/${y * 2 + (quarter >> 1)}.mvt`,
        );
        return answer.statusCode === 204 ? [] : ids(readTile(gunzipSync(answer.rawPayload)));
      }),
    );
    expect(whole.length).toBeGreaterThan(500);
    expect(quarters.flat().sort()).toEqual([...whole].sort());
  });

  test.each([14, 17])('at zoom %i the addresses are those of the table, with all they carry', async z => {
    const store = new CatalogueStore(folder.path);
    const [some] = await store.use(snapshot =>
      snapshot.rows<{ x: number; y: number }>(
        'SELECT x, y FROM verblijfsobject WHERE huisletter IS NOT NULL',
      ),
    );
    const side = 2 ** (31 - z);
    const tile = some && tileAt(z, Math.floor(some.x / side), Math.floor(some.y / side));
    if (!tile) throw new Error('The demo has no address with a letter');
    const rows = await store.use(snapshot =>
      snapshot.rows<{
        id: string;
        vtw: VtwType;
        label: EnergyLabel | null;
        nr: string;
        x: number;
        y: number;
      }>(
        `SELECT object_id AS id, vtw_type AS vtw, energielabel AS label, x, y,
           concat(huisnummer, huisletter, '-' || huisnummertoevoeging) AS nr
         FROM verblijfsobject WHERE x BETWEEN $left AND $right AND y BETWEEN $top AND $bottom`,
        { left: tile.left, right: tile.left + side - 1, top: tile.top, bottom: tile.top + side - 1 },
      ),
    );
    store.close();
    const expected = rows.map(({ id, vtw, label, nr, x, y }) => {
      const place = [(x - tile.left) / side, (y - tile.top) / side].map(part => Math.round(part * extent));
      const known = { objectId: id, vtw: vtwTypeCode(vtw), ...(label && { label: energyLabelCode(label) }) };
      return [id, { type: 1, paths: [[place]], properties: z === 17 ? { ...known, nr } : known }] as const;
    });
    const found = (await read('addresses', z, tile.left / side, tile.top / side)).get('addresses') ?? [];
    expect(found).toHaveLength(expected.length);
    expect(new Map(found.map(feature => [feature.properties.objectId, feature]))).toEqual(new Map(expected));
  });

  test('buildings carry what the table says of them, with their ids from where they can be pointed at', async () => {
    const store = new CatalogueStore(folder.path);
    const rows = await store.use(snapshot =>
      snapshot.rows<{ id: string; bouwjaar: number | null; vtw: VtwType | null }>(
        'SELECT identificatie AS id, bouwjaar, vtw_type AS vtw FROM pand',
      ),
    );
    store.close();
    const known = new Map(
      rows.map(({ id, bouwjaar, vtw }) => [
        id,
        { pandId: id, ...(bouwjaar !== null && { bouwjaar }), ...(vtw && { vtw: vtwTypeCode(vtw) }) },
      ]),
    );
    const found = ((await read('panden', 15)).get('panden') ?? []).map(({ properties }) => properties);
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(found.map(({ pandId }) => known.get(String(pandId))));
    const further = ((await read('panden', 14)).get('panden') ?? []).map(({ properties }) => properties);
    expect(further.some(({ bouwjaar }) => bouwjaar !== undefined)).toBe(true);
    expect(further.some(({ pandId }) => pandId !== undefined)).toBe(false);
  });

  test('from further away a house is a box as large as its footprint, and what is larger keeps its outline', async () => {
    const { x, y } = tileOf(13);
    const tile = tileAt(13, x, y);
    if (!tile) throw new Error('There is no such tile');
    const { left, top, side, cellsPerUnit } = tile;
    const smallOutline = 24 * cellsPerUnit;
    const store = new CatalogueStore(folder.path);
    const [known] = await store.use(snapshot =>
      snapshot.rows<{ small: number; large: number }>(
        `SELECT sum(footprint) FILTER (size < $smallOutline)::DOUBLE AS small,
           count(*) FILTER (size >= $smallOutline)::INTEGER AS large
         FROM (SELECT footprint, greatest(xmax - xmin, ymax - ymin) AS size FROM pand
           WHERE xmin >= $left AND xmax <= $right AND ymin >= $top AND ymax <= $bottom)`,
        { smallOutline, left, top, right: left + side, bottom: top + side },
      ),
    );
    store.close();
    const panden = ((await read('panden', 13)).get('panden') ?? [])
      .map(({ paths }) => [0, 1].map(axis => (paths[0] ?? []).map(corner => corner[axis] ?? 0)))
      .filter(axes => axes.flat().every(unit => unit >= 0 && unit <= extent));
    const lengths = (axes: number[][]) => axes.map(units => Math.max(...units) - Math.min(...units));
    const boxes = panden.filter(axes => Math.max(...lengths(axes)) < 24);
    expect(boxes.length).toBeGreaterThan(100);
    for (const axes of boxes) expect(axes.map(units => new Set(units).size)).toEqual([2, 2]);
    const squareMetres = (cellsPerUnit * metresPerCell(toLonLat({ x: left, y: top }).lat)) ** 2;
    const drawn = boxes.reduce((sum, axes) => sum + lengths(axes).reduce((a, b) => a * b), 0) * squareMetres;
    expect(drawn / (known?.small ?? 0)).toBeCloseTo(1, 1);
    expect(Math.abs(panden.length - boxes.length - (known?.large ?? 0))).toBeLessThanOrEqual(2);
  });

  test('in the tile of all layers, panden seen from further away are one picture that covers the same surface', async () => {
    const surfaceOf = (features: ReadFeature[]): number =>
      features.flatMap(({ paths }) => paths).reduce((sum, ring) => sum + signedArea(ring.flat()), 0);
    const [apart = [], together = []] = await Promise.all(
      ['panden', 'kavel'].map(async layer => (await read(layer, 13)).get('panden')),
    );
    // Less than those apart, of which some overlap.
    expect(surfaceOf(together) / surfaceOf(apart)).toBeGreaterThan(0.9);
    expect(surfaceOf(together) / surfaceOf(apart)).toBeLessThan(1.02);
    expect(together.length).toBeLessThan(apart.length / 20);
    for (const { type } of together) expect(type).toBe(3);
    expect(new Set(together.map(({ properties }) => Object.keys(properties).join()))).toEqual(
      new Set(['', 'merged']),
    );
    expect((await read('kavel', 14)).get('panden')).toEqual((await read('panden', 14)).get('panden'));
  });

  test('densities add up to the addresses of the tile', async () => {
    const { objects } = (await get('/catalogue/status')).json().result;
    const counts = (await read('density', 8)).get('density') ?? [];
    expect(counts.reduce((sum, { properties }) => sum + Number(properties.count), 0)).toBe(objects);
  });

  test('a tile is known by its snapshot: 304 on its ETag, for ever under its version', async () => {
    const { x, y } = tileOf(15);
    const path = `/tiles/kavel/15/${x}/${y}.mvt`;
    const plain = await get(path);
    expect(plain.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=60',
    });
    const etag = String(plain.headers.etag);
    const again = await get(path, { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const { tiles, bounds } = (await get('/tiles/kavel.json')).json();
    const versioned = String(tiles[0])
      .replace('{z}', '15')
      .replace('{x}', String(x))
      .replace('{y}', String(y))
      .slice(prefix.length);
    expect((await get(versioned)).headers['cache-control']).toMatch(/immutable/);
    expect(bounds[0]).toBeLessThan(market.lon);
    expect(bounds[2]).toBeGreaterThan(market.lon);
  });

  test('who takes brotli gets it, with the same in it, and who asks is told that it depends', async () => {
    const { x, y } = tileOf(15);
    const path = `/tiles/kavel/15/${x}/${y}.mvt`;
    const inGzip = await get(path, { 'accept-encoding': 'gzip' });
    const inBrotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([inGzip.headers['content-encoding'], inBrotli.headers['content-encoding']]).toEqual([
      'gzip',
      'br',
    ]);
    expect(inBrotli.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(inBrotli.rawPayload)).toEqual(gunzipSync(inGzip.rawPayload));
  });

  test('outside there is nothing, and what is no tile is not found', async () => {
    expect((await get('/tiles/kavel/14/0/0.mvt')).statusCode).toBe(204);
    for (const path of ['kavel/14/99999/1', 'kavel/30/1/1', 'nolayer/14/1/1', 'kavel/14/1.5/1']) {
      expect((await get(`/tiles/${path}.mvt`)).statusCode).toBe(404);
    }
  });
});
