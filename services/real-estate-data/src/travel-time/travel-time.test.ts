import { travelTimeApi } from '@kavel/contracts/travel-time';
import { centre, startTravelService, type TravelService, transit } from '../testing/travel-service';

jest.setTimeout(60_000);

let embedded: TravelService;
beforeAll(async () => {
  embedded = await startTravelService();
}, 120_000);
afterAll(() => embedded.stop());

test('names the roads and the timetable, which are fictional', async () => {
  const sources = await embedded.client.call(travelTimeApi.travelSources, {}, embedded.caller);
  expect(sources).toMatchObject({
    engine: 'embedded',
    roads: [{ name: 'kavelstede.osm.pbf', fictional: true, importedAt: '2026-11-21T12:00:00.000Z' }],
    timetable: { first: '2026-01-01', last: '2027-12-31' },
  });
});

test('a longer time has a larger area; a bike comes further than a walk, and a bus further than the same walk', async () => {
  const { areas } = await embedded.isochrones({
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
  const union = await embedded.isochrones({ origins, combination: 'union' });
  const shared = await embedded.isochrones({ origins, combination: 'intersection' });
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
    embedded.client.call(travelTimeApi.countsInside, { body: { outline } }, embedded.caller);
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
    embedded.client.call(
      travelTimeApi.travelMatrix,
      { body: { places, goals: [centre], mode: 'walk', ...question } } as never,
      embedded.caller,
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
  const failure = await embedded.isochrones(question).then(
    () => null,
    (error: unknown) => error as Error & { details?: unknown },
  );
  expect(`${failure?.message} ${JSON.stringify(failure?.details)}`).toContain(reason);
});
