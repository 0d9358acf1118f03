import { gunzipSync } from 'node:zlib';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { type EnergyLabel, energyLabelCode } from '@kavel/contracts';
import { type LocatorFilter, type LocatorTiles, locatorApi } from '@kavel/contracts/locator';
import { synthesize } from '@kavel/demo-data';
import { whereSql } from '@kavel/locator-index/reference';
import { hostServices } from '@kavel/service-kit';
import { testCaller } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { defineRealEstateDataService } from '../index';
import { readTile } from '../testing/read-tile';

const filter: LocatorFilter = {
  functions: ['kantoorfunctie', 'winkelfunctie'],
  ranges: { area: { min: 150 } },
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let app: FastifyInstance;
let store: CatalogueStore;
beforeAll(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
  await synthesize(store.files, { objects: 60_000 });
  const service = defineRealEstateDataService({
    dataFolder: folder.path,
    now: () => new Date('2026-11-21'),
  });
  const { userId, organisationId } = testCaller();
  const claims = { name: 'Test', email: 'test@kavel.example', iat: 0, exp: 4_000_000_000 };
  app = hostServices([service], {
    verifyToken: async () => ({ ...claims, sub: userId, org: organisationId, perm: ['auth.locator'] }),
  });
  await app.ready();
});
afterAll(async () => {
  store.close();
  await app.close();
  await folder.remove();
});

async function addressOfTiles(body: LocatorFilter = filter): Promise<LocatorTiles> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/real-estate-data/locator/tiles',
    headers: { authorization: 'Bearer t' },
    payload: body,
  });
  return locatorApi.locatorTiles.result.parse(answer.json().result);
}

function tileUrl(tiles: string, z: number, x: number, y: number): string {
  return tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** All that the tiles around the whole country have, of one zoom. */
async function featuresAt(z: number, layer: string): Promise<Record<string, string | number>[]> {
  const { tiles } = await addressOfTiles();
  const found: Record<string, string | number>[] = [];
  const scale = 2 ** (z - 6);
  for (let x = 32 * scale; x < 34 * scale; x++) {
    for (let y = 20 * scale; y < 22 * scale; y++) {
      const answer = await app.inject({ url: tileUrl(tiles, z, x, y) });
      if (answer.statusCode === 204) continue;
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.length).toBeLessThan(200_000);
      const read = readTile(gunzipSync(answer.rawPayload)).get(layer) ?? [];
      found.push(...read.map(({ properties }) => properties));
    }
  }
  return found;
}

test.each([6, 8, 9])('at zoom %i the cells together count every object of the result', async z => {
  const { count } = await addressOfTiles();
  const cells = await featuresAt(z, 'density');
  expect(cells.reduce((sum, cell) => sum + Number(cell.count), 0)).toBe(count);
});

test('the address comes with the bounds of the result, to half a kilometre', async () => {
  const body = { ...filter, municipalities: ['GM0200'] };
  const { bounds } = await addressOfTiles(body);
  const exact = await store.use(snapshot =>
    snapshot.row<{ west: number; south: number; east: number; north: number }>(
      `SELECT min(lon) AS west, min(lat) AS south, max(lon) AS east, max(lat) AS north
       FROM verblijfsobject WHERE ${whereSql(body, 2026)}`,
    ),
  );
  if (!bounds || !exact) throw new Error('The result is empty');
  const [west, south, east, north] = bounds;
  for (const [wide, narrow] of [
    [exact.west - west, 0.0075],
    [exact.south - south, 0.005],
    [east - exact.east, 0.0075],
    [north - exact.north, 0.005],
  ] as const) {
    expect(wide).toBeGreaterThanOrEqual(0);
    expect(wide).toBeLessThan(narrow);
  }
  const nowhere = await addressOfTiles({
    ...body,
    ranges: { height: { min: 214.9, max: 215 }, area: { max: 8 } },
  });
  expect(nowhere).toMatchObject({ count: 0, bounds: null });
});

test('close by a tile has the objects of the result and no others', async () => {
  const rows = await store.use(snapshot =>
    snapshot.rows<{ id: string; label: EnergyLabel | null; tx: number; ty: number }>(
      `SELECT object_id AS id, energielabel AS label, x >> 15 AS tx, y >> 15 AS ty FROM verblijfsobject WHERE ${whereSql(filter, 2026)}`,
    ),
  );
  const [first] = rows;
  if (!first) throw new Error('The result is empty');
  const { tiles } = await addressOfTiles();
  const answer = await app.inject({ url: tileUrl(tiles, 16, first.tx, first.ty) });
  const read = readTile(gunzipSync(answer.rawPayload)).get('results') ?? [];
  const expected = rows
    .filter(({ tx, ty }) => tx === first.tx && ty === first.ty)
    .map(({ id, label }) => `${id} ${label === null ? undefined : energyLabelCode(label)}`);
  expect(read.map(({ properties }) => `${properties.objectId} ${properties.label}`).sort()).toEqual(
    expected.sort(),
  );
});

test('from further away each place of the result is there once, with the label of an object there', async () => {
  const rows = await store.use(snapshot =>
    snapshot.rows<{ label: EnergyLabel | null; tx: number; ty: number; x: number; y: number }>(
      `SELECT energielabel AS label, x >> 17 AS tx, y >> 17 AS ty, x & 131071 AS x, y & 131071 AS y
       FROM verblijfsobject WHERE ${whereSql(filter, 2026)}`,
    ),
  );
  const [first] = rows;
  if (!first) throw new Error('The result is empty');
  const labelsByPlace = new Map<string, (number | undefined)[]>();
  for (const { label, tx, ty, x, y } of rows) {
    if (tx !== first.tx || ty !== first.ty) continue;
    const place = `${Math.round(x / 32)},${Math.round(y / 32)}`;
    const code = label === null ? undefined : energyLabelCode(label);
    labelsByPlace.set(place, [...(labelsByPlace.get(place) ?? []), code]);
  }
  const { tiles } = await addressOfTiles();
  const answer = await app.inject({ url: tileUrl(tiles, 14, first.tx, first.ty) });
  const read = readTile(gunzipSync(answer.rawPayload)).get('results') ?? [];
  expect(read.map(({ paths }) => String(paths[0]?.[0])).sort()).toEqual([...labelsByPlace.keys()].sort());
  for (const { paths, properties } of read) {
    expect(labelsByPlace.get(String(paths[0]?.[0]))).toContain(properties.label);
    expect(properties).not.toHaveProperty('objectId');
  }
});

test('a tile never changes: it is kept, and not sent twice', async () => {
  const { tiles } = await addressOfTiles();
  const url = tileUrl(tiles, 8, 131, 84);
  const first = await app.inject({ url });
  expect(first.headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('an unknown filter, an older snapshot and a zoom too deep have no tiles', async () => {
  const { tiles } = await addressOfTiles();
  const guessed = tiles.replace(/\/[^/]+\/\{z\}/, '/abcdefabcdefabcdefabcdef/{z}');
  const older = tiles.replace(/tiles\/[^/]+/, 'tiles/20200101-000000-000');
  for (const url of [tileUrl(guessed, 8, 131, 84), tileUrl(older, 8, 131, 84), tileUrl(tiles, 25, 0, 0)])
    expect((await app.inject({ url })).statusCode).toBe(404);
});
