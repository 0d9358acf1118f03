import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { travelTimeApi } from '@kavel/contracts/travel-time';
import { centre, startTravelService, type TravelService, transit } from '../testing/travel-service';

jest.setTimeout(60_000);

let valhalla: Server;
let asked: { path: string; body: Record<string, unknown> }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let outside: TravelService;

beforeAll(async () => {
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
  outside = await startTravelService(`http://127.0.0.1:${port}/`);
}, 120_000);
afterAll(async () => {
  await outside.stop();
  valhalla.close();
});

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
  const found = await outside.isochrones({
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
  const { seconds } = await outside.client.call(
    travelTimeApi.travelMatrix,
    { body } as never,
    outside.caller,
  );
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
  await expect(outside.isochrones({ origins: [{ minutes: [10] }] })).rejects.toThrow('no road');
  answer = { status: 500, body: { error: 'Failed to parse', error_code: 100 } };
  await expect(outside.isochrones({ origins: [{ minutes: [10] }] })).rejects.toThrow('Failed to parse');
  const body = { places: [centre], goals: [centre], mode: 'transit', transit };
  await expect(
    outside.client.call(travelTimeApi.travelMatrix, { body } as never, outside.caller),
  ).rejects.toThrow('cannot do this');
});
