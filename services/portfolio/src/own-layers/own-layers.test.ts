import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { ownLayerApi } from '@kavel/contracts/layers';
import type { Caller } from '@kavel/service-kit';
import { realData } from '@kavel/service-kit/testing';
import { type Harness, startHarness } from '../testing/harness';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
});

const add = (content: Buffer | object, fileName = 'laag.geojson', by = caller) => {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const body = { name: 'Laag', fileName, content: bytes.toString('base64') };
  return harness.api.call(ownLayerApi.createOwnLayer, { body }, by);
};
const list = (by = caller) => harness.api.call(ownLayerApi.listOwnLayers, {}, by);
const features = (id: string, by = caller) =>
  harness.api.call(ownLayerApi.ownLayerFeatures, { params: { id } }, by);
const remove = (id: string, by = caller) =>
  harness.api.call(ownLayerApi.deleteOwnLayer, { params: { id } }, by);

const point = (...coordinates: number[]) => ({
  type: 'Feature',
  properties: { naam: 'Punt', diepte: 2, more: { nested: 1 } },
  geometry: { type: 'Point', coordinates },
});
const line = (positions: number) => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: Array.from({ length: positions }, () => [5.1, 52.1]) },
});
const collection = (...all: object[]) => ({ type: 'FeatureCollection', features: all });

test('a layer is drawn in degrees, renamed, deleted and restored', async () => {
  const { layer } = await add(
    collection(point(5.1, 52.1), { type: 'Feature', properties: {}, geometry: null }),
  );
  expect(layer).toMatchObject({
    name: 'Laag',
    features: 1,
    skipped: 1,
    crs: 'wgs84',
    bounds: [5.1, 52.1, 5.1, 52.1],
  });
  const id = layer?.id ?? '';
  expect((await features(id)).features).toEqual([
    {
      type: 'Feature',
      properties: { naam: 'Punt', diepte: 2 },
      geometry: { type: 'Point', coordinates: [5.1, 52.1] },
    },
  ]);
  expect(await list()).toEqual([layer]);
  const params = { id };
  const name = `"Grond" & 'water' 🌊`;
  expect(await harness.api.call(ownLayerApi.renameOwnLayer, { params, body: { name } }, caller)).toEqual({
    ...layer,
    name,
  });
  await remove(id);
  expect(await list()).toEqual([]);
  await expect(features(id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(remove(id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(
    harness.api.call(ownLayerApi.renameOwnLayer, { params, body: { name } }, caller),
  ).rejects.toMatchObject({ code: 'not-found' });
  await harness.api.call(ownLayerApi.restoreOwnLayer, { params }, caller);
  expect(await list()).toEqual([{ ...layer, name }]);
  expect((await features(id)).features).toHaveLength(1);
});

test('geometries of all kinds come in; each part of a collection is drawn', async () => {
  const square = [
    [5, 52],
    [5.1, 52],
    [5.1, 52.1],
    [5, 52],
  ];
  const shapes = [
    { type: 'LineString', coordinates: square },
    { type: 'MultiPolygon', coordinates: [[square]] },
    { type: 'GeometryCollection', geometries: [point(5.2, 52.2).geometry, { type: 'Unknown' }, null] },
    { type: 'GeometryCollection', geometries: [] },
    { type: 'Point', coordinates: JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) },
  ];
  const { layer } = await add(
    collection(...shapes.map(geometry => ({ type: 'Feature', properties: { naam: 'Vorm' }, geometry }))),
  );
  expect(layer).toMatchObject({ features: 3, skipped: 2, bounds: [5, 52, 5.2, 52.2] });
  const drawn = (await features(layer?.id ?? '')).features;
  expect(drawn.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'MultiPolygon', 'Point']);
  expect(drawn[2]?.properties).toEqual({ naam: 'Vorm' });
  expect((await add({ type: 'Polygon', coordinates: [square] })).layer).toMatchObject({ features: 1 });
});

test('texts that PostgreSQL cannot store are shortened to what it can', async () => {
  const odd = { ...point(5.1, 52.1), properties: { 'a\0b': `${'x'.repeat(199)}🌊`, nul: 'c\0d' } };
  const { layer } = await add(collection(odd));
  const [found] = (await features(layer?.id ?? '')).features;
  expect(found?.properties).toEqual({ ab: `${'x'.repeat(199)}\uFFFD`, nul: 'cd' });
});

test('RD New is recognised without a declared system, also with y before x', async () => {
  for (const position of [
    [155_000, 463_000],
    [463_000, 155_000],
  ]) {
    const { layer } = await add(collection(point(...position)));
    expect(layer).toMatchObject({ crs: 'rd' });
    const [found] = (await features(layer?.id ?? '')).features;
    const [lon, lat] = (found?.geometry.coordinates ?? []) as number[];
    expect(lon).toBeCloseTo(5.3872, 3);
    expect(lat).toBeCloseTo(52.1552, 3);
  }
});

test.each([
  ['a text', Buffer.from('naam;x;y'), 'format'],
  ['another SQLite file', Buffer.from('SQLite format 3\u0000 and nothing more'), 'format'],
  ['mercator metres', collection(point(573_000, 6_820_000)), 'crs'],
  ['a place outside', collection(point(2.35, 48.85)), 'outside'],
  ['too many features', collection(...Array.from({ length: 20_001 }, () => point(5.1, 52.1))), 'large'],
  ['one line of too many positions', collection(line(400_001)), 'large'],
  ['no features', collection(), 'empty'],
  ['no geometry', collection({ type: 'Feature', properties: {}, geometry: null }), 'empty'],
])('%s is refused with its problem', async (_, content, problem) => {
  expect(await add(content)).toEqual({ layer: null, problem });
  expect(await list()).toEqual([]);
});

test('another organisation sees nothing of it', async () => {
  const { layer } = await add(collection(point(5.1, 52.1)));
  const id = layer?.id ?? '';
  const stranger = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
  expect(await list(stranger)).toEqual([]);
  await expect(features(id, stranger)).rejects.toMatchObject({ code: 'not-found' });
  const params = { id };
  for (const call of [
    harness.api.call(ownLayerApi.renameOwnLayer, { params, body: { name: 'Mijn' } }, stranger),
    harness.api.call(ownLayerApi.restoreOwnLayer, { params }, stranger),
  ])
    await expect(call).rejects.toMatchObject({ code: 'not-found' });
  await expect(remove(id, stranger)).rejects.toMatchObject({ code: 'not-found' });
  expect(await list()).toHaveLength(1);
});

const rotterdam = realData('rotterdam_buurten/buurten_rd_no_crs.geojson.gz');
rotterdam.test('the buurten of Rotterdam, RD without a system, lie in Rotterdam', async () => {
  const { layer } = await add(gunzipSync(await readFile(rotterdam.path)));
  expect(layer).toMatchObject({ features: 91, crs: 'rd' });
  const [west = 0, south = 0, east = 0, north = 0] = layer?.bounds ?? [];
  expect([west > 3.8, south > 51.8, east < 4.7, north < 52.1]).toEqual([true, true, true, true]);
});

const amsterdam = realData('amsterdam_bag_addresses');
amsterdam.test('a GeoPackage comes in with all of its layers', async () => {
  const { layer } = await add(await readFile(`${amsterdam.path}/bag_wgs84.gpkg`), 'bag_wgs84.gpkg');
  expect(layer).toMatchObject({ crs: 'wgs84', features: 1_836 + 67 + 1 });
});
