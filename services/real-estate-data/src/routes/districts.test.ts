import { gunzipSync } from 'node:zlib';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { districtApi, wwsSegmentOf } from '@kavel/contracts/districts';
import { copyDemo } from '@kavel/demo-data/testing';
import { wws2026, wwsOf } from '@kavel/engine';
import { hostServices } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { defineRealEstateDataService } from '../index';
import { readTile } from '../testing/read-tile';

jest.setTimeout(60_000);

const prefix = '/api/real-estate-data';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await temporaryFolder();
  await copyDemo({ dataFolder: folder.path, seed: 7, everyNth: 12 });
  const service = defineRealEstateDataService({ dataFolder: folder.path });
  app = hostServices([service], {
    verifyToken: async () => {
      throw new Error('nobody signs in here');
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

/** Asks the catalogue directly. */
async function rows<Row>(sql: string): Promise<Row[]> {
  const store = new CatalogueStore(folder.path);
  try {
    return await store.use(snapshot => snapshot.rows<Row>(sql));
  } finally {
    store.close();
  }
}

const get = async (path: string) => (await app.inject({ url: `${prefix}${path}` })).json().result;

test('the overview names levels, figures and years as the tables have them', async () => {
  const overview = districtApi.districtOverview.result.parse(await get('/districts'));
  const [counts] = await rows<Record<string, number>>(
    `SELECT (SELECT count(*)::INTEGER FROM gemeente_area) AS gemeente, (SELECT count(*)::INTEGER FROM wijk) AS wijk,
       (SELECT count(*)::INTEGER FROM buurt) AS buurt`,
  );
  expect(Object.fromEntries(overview.levels.map(({ level, areas }) => [level, areas]))).toEqual(counts);
  expect(overview.levels.every(({ boundaryYear }) => boundaryYear === 2026)).toBe(true);
  const years = overview.figures.filter(({ level, figure }) => level === 'buurt' && figure === 'wozValue');
  expect(years.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  expect(overview.figures).toContainEqual(
    expect.objectContaining({ level: 'wijk', figure: 'bevolkingsdichtheid', year: 2026, fictional: true }),
  );
});

test('areas are found by code, by name and by a word of it; a gemeente comes before its wijken and buurten', async () => {
  const find = async (text: string) =>
    districtApi.searchAreas.result.parse(await get(`/districts/search?q=${encodeURIComponent(text)}`));
  const [gemeente] = await find('KAVELST');
  expect(gemeente).toMatchObject({ level: 'gemeente', name: 'Kavelstede', gemeente: 'Kavelstede' });
  const { codes, names, bounds } = districtApi.districtAreas.result.parse(
    await get('/districts/buurt/areas'),
  );
  const [code = '', name = ''] = [codes[0], names[0]];
  expect(await find(code.toLowerCase())).toEqual([
    { level: 'buurt', code, name, gemeente: 'Kavelstede', bounds: bounds[0] },
  ]);
  const found = await find(`${name}, kavel`);
  expect(found.map(area => area.code)).toContain(code);
  expect(await find(`${name}, elders`)).toEqual([]);
  expect(await find('%')).toEqual([]);
  const levels = (await find('k')).map(({ level }) => level);
  expect(levels[0]).toBe('gemeente');
});

test.each(['gemeente', 'wijk', 'buurt'] as const)('WOZ by %s equals a query of the table', async level => {
  const answer = districtApi.districtValues.result.parse(
    await get(`/districts/${level}/values?figure=wozValue&year=2026`),
  );
  const table = level === 'gemeente' ? 'gemeente_area' : level;
  const expected = await rows<{ code: string; value: number | null }>(
    `SELECT a.code, f.value FROM ${table} a
     LEFT JOIN area_figure f ON f.code = a.code AND f.year = 2026 AND f.figure = 'wozValue' ORDER BY a.code`,
  );
  expect(answer.codes.map((code, at) => ({ code, value: answer.values[at] }))).toEqual(expected);
  expect(answer.values).not.toContain(0);
  const areas = districtApi.districtAreas.result.parse(await get(`/districts/${level}/areas`));
  expect(areas.codes).toEqual(answer.codes);
});

test('key figures that came with the outlines equal those of the file', async () => {
  const { codes, values } = await get('/districts/buurt/values?figure=bevolkingsdichtheid&year=2026');
  const expected = await rows<{ code: string; value: number }>(
    `SELECT code, (figures->>'bevolkingsdichtheid')::DOUBLE AS value FROM buurt ORDER BY code`,
  );
  expect(codes.map((code: string, at: number) => ({ code, value: values[at] }))).toEqual(expected);
});

test('two years compare by code; the buurt whose code is newer than the other year does not', async () => {
  const { codes, values, compared } = districtApi.districtValues.result.parse(
    await get('/districts/buurt/values?figure=wozValue&year=2026&compare=2018'),
  );
  const newest = codes.length - 1;
  expect(compared?.states[newest]).toBe('redrawn');
  expect(compared?.values[newest]).toBeNull();
  const same = codes.flatMap((_, at) => (compared?.states[at] === 'same' ? [at] : []));
  expect(same.length).toBeGreaterThan(3);
  for (const at of same) expect(values[at]).toBeGreaterThan(compared?.values[at] ?? Infinity);
});

test('WWS by buurt is what the engine says of the dwelling there, and rent is free from the value it names', async () => {
  const reference = {
    kind: 'flat',
    oppervlakte: 75,
    energielabel: 'B',
    outdoor: 6,
    heatedRooms: 4,
    inspected: 20,
  } as const;
  const response = await app.inject({
    method: 'POST',
    url: `${prefix}/districts/buurt/wws`,
    payload: reference,
  });
  const answer = districtApi.districtWws.result.parse(response.json().result);
  const values = await rows<{ code: string; value: number; year: number }>(
    `SELECT code, arg_max(value, year) AS value, max(year) AS year FROM area_figure JOIN buurt USING (code)
     WHERE figure = 'wozValue' AND value IS NOT NULL GROUP BY code ORDER BY code`,
  );
  expect(answer.codes).toEqual(values.map(({ code }) => code));
  expect(answer.years).toEqual(values.map(({ year }) => year));
  const { oppervlakte: rooms, ...rest } = reference;
  for (const [at, { value }] of values.entries()) {
    const { total, maxRent } = wwsOf({ ...rest, rooms, otherSpaces: 0, bouwjaar: null, woz: value }, wws2026);
    expect([answer.points[at], answer.maxRents[at]]).toEqual([total, maxRent]);
    const isFree = wwsSegmentOf(total, answer.ends) === 'free';
    // The value it names is in whole thousands, as WOZ values by area are.
    expect(isFree).toBe(value >= (answer.freeFrom ?? Infinity));
  }
});

test('a year that is not there is said not to be', async () => {
  const response = await app.inject({ url: `${prefix}/districts/buurt/values?figure=wozValue&year=1999` });
  expect(response.statusCode).toBe(404);
  expect(response.json().error.message ?? response.body).toMatch(/no wozValue of 1999 by buurt/);
});

test('tiles of areas begin far out and carry each buurt once with its code', async () => {
  const { bounds, codes } = await get('/districts/buurt/areas');
  const [west, south] = bounds[0];
  const z = 7;
  const x = Math.floor(((west + 180) / 360) * 2 ** z);
  const rad = (south * Math.PI) / 180;
  const y = Math.floor(((1 - Math.log(Math.tan(rad) + 1 / Math.cos(rad)) / Math.PI) / 2) * 2 ** z);
  const tile = await app.inject({
    url: `${prefix}/tiles/district-buurt/${z}/${x}/${y}.mvt`,
    headers: { 'accept-encoding': 'gzip' },
  });
  const found = readTile(gunzipSync(tile.rawPayload)).get('district-buurt') ?? [];
  expect(found.map(({ properties }) => properties.code).sort()).toEqual(codes);
});

test('the outline of an area has closed rings within its bounds; an unknown code has none', async () => {
  const areas = districtApi.districtAreas.result.parse(await get('/districts/buurt/areas'));
  const [code = ''] = areas.codes;
  const [west, south, east, north] = areas.bounds[0] ?? [0, 0, 0, 0];
  const { coordinates } = districtApi.districtOutline.result.parse(
    await get(`/districts/buurt/areas/${code}/outline`),
  );
  for (const ring of coordinates.flat()) expect(ring[0]).toEqual(ring.at(-1));
  const positions = coordinates.flat(2);
  expect(Math.min(...positions.map(([lon]) => lon))).toBeCloseTo(west, 4);
  expect(Math.max(...positions.map(([lon]) => lon))).toBeCloseTo(east, 4);
  expect(Math.min(...positions.map(([, lat]) => lat))).toBeCloseTo(south, 4);
  expect(Math.max(...positions.map(([, lat]) => lat))).toBeCloseTo(north, 4);
  const unknown = await app.inject({ url: `${prefix}/districts/buurt/areas/BU99999999/outline` });
  expect(unknown.statusCode).toBe(404);
});
