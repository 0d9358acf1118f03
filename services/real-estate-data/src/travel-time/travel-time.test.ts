import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { type IsochroneQuestion, travelTimeApi } from '@kavel/contracts/travel-time';
import { copyDemo } from '@kavel/demo-data/testing';
import { type Caller, createInProcessClient, hostServices, type ServiceClient } from '@kavel/service-kit';
import { createTestIssuer } from '@kavel/service-kit/testing';
import type { FastifyInstance } from 'fastify';
import { travelTimeRoutes } from './routes/travel-time';

jest.setTimeout(60_000);

const centre = { lon: 5.25, lat: 52.58 };
const transit = { date: '2026-11-24', time: '08:30' };
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let caller: Caller;
let valhalla: Server;
let asked: { path: string; body: Record<string, unknown> }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
const apps: FastifyInstance[] = [];
let embedded: ServiceClient;
let outside: ServiceClient;

beforeAll(async () => {
  folder = await temporaryFolder();
  await copyDemo({ dataFolder: folder.path, everyNth: 12, now: () => new Date('2026-11-21T12:00:00Z') });
  const issuer = await createTestIssuer();
  caller = await issuer.caller();
  valhalla = createServer((request, response) => {
    let text = '';
    request.on('data', part => {
      text += part;
    });
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body: JSON.parse(text) });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>(resolve => valhalla.listen(0, '127.0.0.1', resolve));
  const { port } = valhalla.address() as AddressInfo;
  const serve = async (address: string | undefined): Promise<ServiceClient> => {
    const store = new CatalogueStore(folder.path);
    const app = hostServices(
      [
        {
          name: 'real-estate-data',
          endpoints: Object.values(travelTimeApi),
          routes: scope => travelTimeRoutes(scope, store, address),
          ready: () => store.ready(),
          close: async () => store.close(),
        },
      ],
      { verifyToken: issuer.verifyToken },
    );
    await app.ready();
    apps.push(app);
    return createInProcessClient(() => app);
  };
  embedded = await serve(undefined);
  outside = await serve(`http://127.0.0.1:${port}/`);
}, 120_000);

afterAll(async () => {
  for (const app of apps) await app.close();
  valhalla.close();
  await folder.remove();
});

type Origins = {
  origins: readonly (Partial<IsochroneQuestion['origins'][number]> & { minutes: number[] })[];
};
const isochrones = (client: ServiceClient, question: Origins & Record<string, unknown>) => {
  const origins = question.origins.map(origin => ({ ...centre, mode: 'walk', ...origin }));
  return client.call(travelTimeApi.isochrones, { body: { ...question, origins } } as never, caller);
};

describe('the embedded engine', () => {
  test('names the roads and the timetable, which are fictional', async () => {
    const sources = await embedded.call(travelTimeApi.travelSources, {}, caller);
    expect(sources).toMatchObject({
      engine: 'embedded',
      roads: [{ name: 'kavelstede.osm.pbf', fictional: true, importedAt: '2026-11-21T12:00:00.000Z' }],
      timetable: { first: '2026-01-01', last: '2027-12-31' },
    });
  });

  test('a longer time has a larger area; a bike comes further than a walk, and a bus further than the same walk', async () => {
    const { areas } = await isochrones(embedded, {
      origins: [
        { minutes: [5, 15] },
        { minutes: [15], mode: 'bike' },
        { minutes: [15], mode: 'transit' },
        { minutes: [15], mode: 'car' },
      ],
      transit: { ...transit, statistic: 'best' },
    });
    const [walk15 = 0, walk5 = 0, bike = 0, bus = 0, car = 0] = areas.map(({ km2 }) => km2);
    expect(areas.map(({ origin, minutes }) => [origin, minutes])).toEqual([
      [0, 15],
      [0, 5],
      [1, 15],
      [2, 15],
      [3, 15],
    ]);
    expect(walk5).toBeGreaterThan(0.1);
    expect(walk15).toBeGreaterThan(2 * walk5);
    expect(bike).toBeGreaterThan(walk15);
    expect(bus).toBeGreaterThan(walk15);
    expect(car).toBeGreaterThan(walk15);
  });

  test('what two origins share is smaller than what either reaches', async () => {
    const origins = [{ minutes: [10] }, { lon: 5.256, minutes: [10], direction: 'to' as const }];
    const union = await isochrones(embedded, { origins, combination: 'union' });
    const shared = await isochrones(embedded, { origins, combination: 'intersection' });
    const alone = union.areas.map(({ km2 }) => km2);
    expect(shared.combined?.km2).toBeGreaterThan(0);
    expect(shared.combined?.km2).toBeLessThan(Math.min(...alone));
    expect(union.combined?.km2).toBeGreaterThan(Math.max(...alone));
  });

  test('counts what lies inside: all inhabitants of a whole town, nobody in the water', async () => {
    const outlineAround = (lon: number, lat: number, half: number) => ({
      type: 'MultiPolygon' as const,
      coordinates: [
        [
          [
            [lon - half, lat - half],
            [lon + half, lat - half],
            [lon + half, lat + half],
            [lon - half, lat + half],
            [lon - half, lat - half],
          ] as [number, number][],
        ],
      ],
    });
    const count = (outline: ReturnType<typeof outlineAround>) =>
      embedded.call(travelTimeApi.countsInside, { body: { outline } }, caller);
    const town = await count(outlineAround(centre.lon, centre.lat, 0.05));
    expect(town.dwellings).toBeGreaterThan(500);
    // The demo has 2.08 inhabitants to a dwelling.
    expect((town.inhabitants ?? 0) / town.dwellings).toBeCloseTo(2.08, 1);
    expect(town.sales).toBeGreaterThan(100);
    expect(town.poi.map(({ kind }) => kind)).toContain('stop');
    const part = await count(outlineAround(centre.lon, centre.lat, 0.004));
    expect(part.dwellings).toBeLessThan(town.dwellings);
    expect(await count(outlineAround(5.5, 52.9, 0.01))).toEqual({
      inhabitants: null,
      dwellings: 0,
      objects: 0,
      sales: 0,
      poi: [],
    });
  });

  test('a table has the times there and back, and names places without a road', async () => {
    const places = [centre, { lon: 5.26, lat: 52.583 }, { lon: 5.45, lat: 52.7 }];
    const table = (question: object) =>
      embedded.call(
        travelTimeApi.travelMatrix,
        { body: { places, goals: [centre], mode: 'walk', ...question } } as never,
        caller,
      );
    const there = await table({});
    expect(there.seconds[0]).toEqual([0]);
    expect(there.seconds[1]?.[0]).toBeGreaterThan(300);
    expect(there.seconds[2]).toEqual([null]);
    expect(there.offRoad).toEqual({ places: [2], goals: [] });
    expect((await table({ direction: 'to' })).seconds).toEqual(there.seconds);
    const byBus = await table({ mode: 'transit', transit });
    expect(byBus.seconds[1]?.[0]).toBeLessThanOrEqual((there.seconds[1]?.[0] ?? 0) + 60);
  });

  test.each([
    [{ origins: [{ lon: 5.45, lat: 52.7, minutes: [10] }] }, 'There is no road within 300 m'],
    [
      { origins: [{ mode: 'transit' as const, minutes: [10] }], transit: { ...transit, date: '2031-01-01' } },
      'has ended',
    ],
    [
      { origins: [{ mode: 'transit' as const, minutes: [10] }], transit: { ...transit, date: '2021-01-01' } },
      'begins after',
    ],
    [{ origins: [{ mode: 'transit' as const, minutes: [10] }] }, 'transit'],
    [{ origins: Array.from({ length: 10 }, () => ({ minutes: [10] })) }, '8 origins'],
    [{ origins: [{ minutes: [61] }] }, '60 minutes'],
  ])('what cannot be answered says what it is: %j', async (question, reason) => {
    const failure = await isochrones(embedded, question).then(
      () => null,
      (error: unknown) => error as Error & { details?: unknown },
    );
    expect(`${failure?.message} ${JSON.stringify(failure?.details)}`).toContain(reason);
  });
});

describe('a Valhalla', () => {
  const ring = [
    [5.24, 52.57],
    [5.26, 52.57],
    [5.26, 52.59],
    [5.24, 52.59],
    [5.24, 52.57],
  ];
  beforeEach(() => {
    asked = [];
  });

  test('is asked for isochrones as it documents, one location at a time', async () => {
    answer = {
      status: 200,
      body: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { contour: 30, metric: 'time' },
            geometry: { type: 'Polygon', coordinates: [ring] },
          },
          {
            type: 'Feature',
            properties: { contour: 10, metric: 'time' },
            geometry: { type: 'Polygon', coordinates: [ring] },
          },
        ],
      },
    };
    const found = await isochrones(outside, {
      origins: [
        { mode: 'bike', minutes: [30, 10] },
        { mode: 'transit', minutes: [30], direction: 'to' },
      ],
      transit,
      combination: 'intersection',
    });
    expect(asked).toEqual([
      {
        path: '/isochrone',
        body: {
          locations: [{ lat: 52.58, lon: 5.25 }],
          costing: 'bicycle',
          contours: [{ time: 10 }, { time: 30 }],
          polygons: true,
          reverse: false,
        },
      },
      {
        path: '/isochrone',
        body: {
          locations: [{ lat: 52.58, lon: 5.25 }],
          costing: 'multimodal',
          contours: [{ time: 30 }],
          polygons: true,
          reverse: true,
          date_time: { type: 2, value: '2026-11-24T08:30' },
        },
      },
    ]);
    expect(found.engine).toBe('valhalla');
    expect(found.areas.map(({ origin, minutes }) => [origin, minutes])).toEqual([
      [0, 30],
      [0, 10],
      [1, 30],
    ]);
    expect(found.areas[0]?.geometry.coordinates).toEqual([[ring]]);
    const whole = found.areas[0]?.km2 ?? 0;
    expect(Math.abs((found.combined?.km2 ?? 0) / whole - 1)).toBeLessThan(0.02);
  });

  test('is asked for tables from sources to targets', async () => {
    answer = {
      status: 200,
      body: {
        sources_to_targets: [
          [
            { time: 61, from_index: 0, to_index: 0 },
            { time: null, from_index: 0, to_index: 1 },
          ],
        ],
        units: 'kilometers',
      },
    };
    const goal = { lon: 5.26, lat: 52.58 };
    const body = { places: [centre, goal], goals: [goal], mode: 'car', direction: 'to' };
    const { seconds } = await outside.call(travelTimeApi.travelMatrix, { body } as never, caller);
    expect(asked).toEqual([
      {
        path: '/sources_to_targets',
        body: {
          sources: [{ lat: 52.58, lon: 5.26 }],
          targets: [
            { lat: 52.58, lon: 5.25 },
            { lat: 52.58, lon: 5.26 },
          ],
          costing: 'auto',
        },
      },
    ]);
    expect(seconds).toEqual([[61], [null]]);
  });

  test('that finds no road, fails, or cannot do it, is told as what it is', async () => {
    answer = {
      status: 400,
      body: { error_code: 171, error: 'No suitable edges near location', status_code: 400 },
    };
    await expect(isochrones(outside, { origins: [{ minutes: [10] }] })).rejects.toThrow('no road');
    answer = { status: 500, body: { error: 'Failed to parse', error_code: 100 } };
    await expect(isochrones(outside, { origins: [{ minutes: [10] }] })).rejects.toThrow('Failed to parse');
    const body = { places: [centre], goals: [centre], mode: 'transit', transit };
    await expect(outside.call(travelTimeApi.travelMatrix, { body } as never, caller)).rejects.toThrow(
      'cannot do this',
    );
  });
});
