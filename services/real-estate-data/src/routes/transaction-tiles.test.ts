import { gunzipSync } from 'node:zlib';
import { toGrid } from '@kavel/catalogue/geo';
import {
  fewestForMedian,
  type Transaction,
  type TransactionAreaFigures,
  type TransactionTiles,
} from '@kavel/contracts/transactions';
import { type Filter, passing } from '../testing/plain-transactions';
import { type ReadFeature, readTile } from '../testing/read-tile';
import { ever } from '../testing/transaction-dates';
import { startTransactionService, type TransactionService } from '../testing/transaction-service';
import { tileAt } from '../tiles/tile';
import { hexagonCentre } from '../tiles/transaction-layers';

jest.setTimeout(120_000);

const filter: Filter = {
  category: 'wonen',
  propertyType: 'koop',
  transactionDate: ever,
  ranges: { price: { min: 150_000 } },
};
let service: TransactionService;
let found: Transaction[];
beforeAll(async () => {
  service = await startTransactionService();
  found = passing(service.all, filter);
});
afterAll(() => service.close());

function tiles(): Promise<TransactionTiles> {
  return service.ask('/tiles', filter);
}

/** The features of all tiles of a zoom in which something was found, tile by tile. */
async function featuresAt(z: number, layer: 'points' | 'hexagons'): Promise<ReadFeature[][]> {
  const answer = await tiles();
  const side = 2 ** (31 - z);
  const places = new Set(
    found.map(place => {
      const { x, y } = toGrid(place);
      return `${Math.floor(x / side)}/${Math.floor(y / side)}`;
    }),
  );
  const read = [...places].map(async place => {
    const response = await service.get(answer[layer].replace('{z}/{x}/{y}', `${z}/${place}`));
    const bytes =
      response.headers['content-encoding'] === 'gzip' ? gunzipSync(response.rawPayload) : response.rawPayload;
    if (response.statusCode > 299) throw new Error(response.body);
    return readTile(bytes).get(layer) ?? [];
  });
  return Promise.all(read);
}

test('the address comes with how many there are, how many are generated, and where they lie', async () => {
  const { count, fictional, bounds } = await tiles();
  expect(count).toBe(found.length);
  expect(fictional).toBe(found.filter(one => one.fictional).length);
  const [west = 0, south = 0, east = 0, north = 0] = bounds ?? [];
  for (const { lon, lat } of found) {
    expect(lon >= west - 1e-6 && lon <= east + 1e-6).toBe(true);
    expect(lat >= south - 1e-6 && lat <= north + 1e-6).toBe(true);
  }
});

test.each([11, 14, 17])('at zoom %i the points together count every transaction', async z => {
  const features = (await featuresAt(z, 'points')).flat();
  expect(features.reduce((sum, { properties }) => sum + Number(properties.count), 0)).toBe(found.length);
  const byId = new Map(found.map(one => [one.id, one]));
  for (const { properties } of features) {
    expect(Number(properties.low)).toBeLessThanOrEqual(Number(properties.median));
    expect(Number(properties.median)).toBeLessThanOrEqual(Number(properties.high));
    const single = byId.get(String(properties.id));
    expect(single !== undefined).toBe(properties.count === 1);
    if (single) expect([properties.id, properties.median]).toEqual([single.id, single.pricePerM2]);
  }
  const square = (tileAt(z, 0, 0)?.side ?? 0) / (z < 16 ? 32 : 512);
  const squares = Map.groupBy(found, one =>
    Object.values(toGrid(one))
      .map(at => Math.floor(at / square))
      .join(),
  );
  const expected = [...squares.values()].map(ones =>
    figuresOf(ones.flatMap(({ pricePerM2 }) => pricePerM2 ?? [])),
  );
  const drawn = features.map(({ properties: { low, median, high } }) => [low, median, high].join());
  expect(drawn.toSorted()).toEqual(expected.toSorted());
});

/** Lowest, median and highest, in whole euros. */
function figuresOf(prices: number[]): string {
  const sorted = prices.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor, Math.ceil].map(rounded => sorted[rounded((sorted.length - 1) / 2)] ?? 0);
  return [sorted[0], Math.round(((low ?? 0) + (high ?? 0)) / 2), sorted.at(-1)].join();
}

test.each([11, 13])('at zoom %i each transaction counts for the hexagon with the nearest centre', async z => {
  const tile = tileAt(z, 0, 0);
  const radius = (tile?.side ?? 0) / 24;
  const expected = new Map<string, number[]>();
  for (const transaction of found) {
    const id = nearestHexagon(toGrid(transaction), radius);
    expected.set(id, [...(expected.get(id) ?? []), transaction.pricePerM2 ?? 0]);
  }
  const drawn = (await featuresAt(z, 'hexagons')).flat();
  expect(new Set(drawn.map(({ properties }) => properties.id))).toEqual(new Set(expected.keys()));
  for (const { properties } of drawn) {
    const prices = (expected.get(String(properties.id)) ?? []).toSorted((a, b) => a - b);
    expect([properties.id, properties.count]).toEqual([properties.id, prices.length]);
    const [low, high] = [
      prices[Math.floor((prices.length - 1) / 2)],
      prices[Math.ceil((prices.length - 1) / 2)],
    ];
    const median =
      prices.length < fewestForMedian ? undefined : expect.closeTo(((low ?? 0) + (high ?? 0)) / 2, -0.4);
    expect([properties.id, properties.median]).toEqual([properties.id, median]);
  }
});

/** By distance to the centres around, not by rounding. */
function nearestHexagon({ x, y }: { x: number; y: number }, radius: number): string {
  const row = Math.round(y / (1.5 * radius));
  let nearest = { id: '', distance: Infinity };
  for (let r = row - 1; r <= row + 1; r++) {
    const column = Math.round(x / (Math.sqrt(3) * radius) - r / 2);
    for (let q = column - 1; q <= column + 1; q++) {
      const centre = hexagonCentre(q, r, radius);
      const distance = Math.hypot(centre.x - x, centre.y - y);
      if (distance < nearest.distance) nearest = { id: `${q}:${r}`, distance };
    }
  }
  return nearest.id;
}

test('areas add up to what was found, and few transactions give no median', async () => {
  const areasOf = (level: string): Promise<TransactionAreaFigures> =>
    service.ask('/areas', { filter, level });
  const [buurten, gemeenten] = [await areasOf('buurt'), await areasOf('gemeente')];
  expect(gemeenten.count).toBe(found.length);
  expect(buurten.count).toBe(found.length);
  expect(buurten.areas.length).toBeGreaterThan(gemeenten.areas.length);
  for (const { code, count, median } of buurten.areas)
    expect([code, median === null]).toEqual([code, count < fewestForMedian]);
});

test('an unknown filter and a zoom too deep have no tiles', async () => {
  const { points } = await tiles();
  const place = points.replace('{z}/{x}/{y}', '14/8400/5300');
  expect((await service.get(place)).statusCode).toBeLessThan(300);
  expect((await service.get(place.replace(/\/[\w-]{24}\//, `/${'x'.repeat(24)}/`))).statusCode).toBe(404);
  expect((await service.get(points.replace('{z}/{x}/{y}', '25/0/0'))).statusCode).toBe(404);
});
