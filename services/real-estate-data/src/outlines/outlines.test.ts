import { gunzipSync } from 'node:zlib';
import { toGrid } from '@kavel/catalogue/geo';
import { lookInto } from '@kavel/catalogue/testing';
import { catalogueApi, type PermissionKey } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { ownSaleApi, type Transaction, transactionApi } from '@kavel/contracts/transactions';
import { type Outline, outlineApi } from '@kavel/contracts/work-areas';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import { type Filter, passing } from '../testing/plain-transactions';
import { readTile } from '../testing/read-tile';
import { ever } from '../testing/transaction-dates';
import {
  startTransactionService,
  type TransactionService,
  type TransactionUser,
} from '../testing/transaction-service';

jest.setTimeout(120_000);

const filter: Filter = { category: 'wonen', propertyType: 'koop', transactionDate: ever };
const permissions: PermissionKey[] = ['auth.unrestricted-access-general', 'auth.locator'];
let database: TestDatabase;
let service: TransactionService;
let user: TransactionUser;
let places: Transaction[];
beforeAll(async () => {
  database = await startTestDatabase();
  service = await startTransactionService(database.url);
  service.permit(permissions);
  places = passing(service.all, filter);
});
beforeEach(() => {
  user = service.otherOrganisation();
});
afterAll(async () => {
  await service.close();
  await database.stop();
});

/** Closed ring around the first place, from degrees beside it. */
function ringAround(...offsets: [number, number][]): [number, number][] {
  const { lon, lat } = places[0] ?? { lon: 0, lat: 0 };
  return [...offsets, offsets[0] ?? [0, 0]].map(([east, north]): [number, number] => [
    lon + east,
    lat + north,
  ]);
}
const outlineOf = (...coordinates: Outline['coordinates']): Outline => ({
  type: 'MultiPolygon',
  coordinates,
});
/** One with a hole, and another that overlaps with it. */
const areas = (): Outline[] => [
  outlineOf([
    ringAround([-0.003, -0.002], [0.006, -0.003], [0.002, 0.0005], [0.0045, 0.004], [-0.0035, 0.003]),
    ringAround([-0.002, 0.0005], [-0.001, 0.0005], [-0.001, 0.0015], [-0.002, 0.0015]),
  ]),
  outlineOf([ringAround([0, -0.001], [0.01, -0.001], [0.01, 0.002], [0, 0.002])]),
];
const register = async (outlines: Outline[], by = user) =>
  (await by.call(outlineApi.keepOutlines, { body: { outlines } })).within;

/** Rows of a table inside of any of the outlines, counted by DuckDB with the edges of their rings. */
async function counted(table: string, where: string, outlines: readonly Outline[]): Promise<number> {
  const polygons = outlines.flatMap(({ coordinates }) => coordinates);
  const tests = polygons.map(rings => {
    const edges = rings.flatMap(ring =>
      ring.slice(1).map((to, at) => {
        const [a, b] = [ring[at], to].map(position =>
          toGrid({ lon: position?.[0] ?? 0, lat: position?.[1] ?? 0 }),
        );
        return `(${a?.x}::DOUBLE, ${a?.y}::DOUBLE, ${b?.x}::DOUBLE, ${b?.y}::DOUBLE)`;
      }),
    );
    return `(SELECT count(*) FROM (VALUES ${edges.join(', ')}) e(from_x, from_y, to_x, to_y)
      WHERE (from_y > t.y) <> (to_y > t.y)
        AND t.x < (to_x - from_x) * (t.y - from_y) / (to_y - from_y) + from_x) % 2 = 1`;
  });
  const sql = `SELECT count(*)::INTEGER AS n FROM ${table} t WHERE ${where} AND (${tests.join(' OR ')})`;
  const row = await lookInto(service.dataFolder, snapshot => snapshot.rowOnce<{ n: number }>(sql));
  return row?.n ?? -1;
}
const market = `category = 'wonen' AND property_type = 'koop'`;

test('list, facets, histogram, statistics, areas and tiles of transactions count what lies inside', async () => {
  const outlines = areas();
  const within = await register(outlines);
  const asked = { ...filter, within };
  const expected = await counted('transaction', market, outlines);
  expect(expected).toBeGreaterThan(20);
  expect(expected).toBeLessThan(places.length);

  const { transactions, count } = await user.call(transactionApi.transactions, {
    body: { filter: asked, limit: 500 },
  });
  const facets = await user.call(transactionApi.transactionFacets, { body: asked });
  const statistics = await user.call(transactionApi.transactionStatistics, { body: { filter: asked } });
  const buurten = await user.call(transactionApi.transactionAreaFigures, { body: { filter: asked } });
  const tiles = await user.call(transactionApi.transactionTiles, { body: asked });
  const { count: distributed } = await user.call(transactionApi.transactionDistribution, {
    body: { filter: asked, range: 'price' },
  });
  expect([
    transactions.length,
    count,
    facets.count,
    statistics.count,
    buurten.count,
    tiles.count,
    distributed,
  ]).toEqual(Array.from({ length: 7 }, () => expected));
  expect(facets.total).toBe(expected);
  const bars = facets.ranges.price;
  expect((bars?.counts ?? []).reduce((sum, bar) => sum + bar, bars?.missing ?? 0)).toBe(expected);
  expect(facets.months.reduce((sum, month) => sum + month.count, 0)).toBe(expected);
  expect(await countOnTiles(tiles.points)).toBe(expected);
});

test('own sales inside are counted with those of the snapshot, and those outside are not', async () => {
  const within = await register(areas());
  const asked = { ...filter, within };
  const facetsOf = (by: TransactionUser, body: Filter) => by.call(transactionApi.transactionFacets, { body });
  const before = await facetsOf(user, asked);
  const { transactions } = await user.call(transactionApi.transactions, { body: { filter: asked } });
  const inside = new Set(transactions.map(({ objectId }) => objectId));
  const outside = places.find(({ objectId }) => !inside.has(objectId));
  const rows = [transactions[0], outside].map((place, at) => ({
    line: at + 2,
    cells: { address: place?.address ?? '', date: '12-03-2026', price: '1.234.567' },
  }));
  await user.call(ownSaleApi.deliverOwnSales, { body: { name: 'verkopen.csv', rows } });
  const [here, everywhere] = [await facetsOf(user, asked), await facetsOf(user, filter)];
  expect([here.count - before.count, here.own, everywhere.own]).toEqual([1, 1, 2]);
  const { points } = await user.call(transactionApi.transactionTiles, { body: asked });
  expect(await countOnTiles(points)).toBe(here.count);
});

test('count, facets, distribution, page and tiles of the locator, and the addresses, are of what lies inside', async () => {
  const outlines = areas();
  const within = await register(outlines);
  const all = await counted('verblijfsobject', 'true', outlines);
  const asked = { within, functions: ['woonfunctie' as const], ranges: { area: { min: 90 } } };
  const where = `list_contains(gebruiksdoelen, 'woonfunctie') AND oppervlakte >= 90`;
  const expected = await counted('verblijfsobject', where, outlines);
  expect(expected).toBeGreaterThan(20);
  expect(expected).toBeLessThan(all);

  const count = await user.call(locatorApi.locatorCount, { body: asked });
  const facets = await user.call(locatorApi.locatorFacets, { body: asked });
  const page = await user.call(locatorApi.locator, { body: { ...asked, limit: 1_000 } });
  const tiles = await user.call(locatorApi.locatorTiles, { body: asked });
  const data = await user.call(locatorApi.locatorObjectData, { body: { ...asked, limit: 1_000 } });
  expect([count.count, facets.count, page.count, page.objects.length, tiles.count, data.length]).toEqual(
    Array.from({ length: 6 }, () => expected),
  );
  expect([count.total, facets.total]).toEqual([all, all]);
  const other = await counted(
    'verblijfsobject',
    `list_contains(gebruiksdoelen, 'kantoorfunctie') AND oppervlakte >= 90`,
    outlines,
  );
  expect([facets.functions.woonfunctie, facets.functions.kantoorfunctie ?? 0]).toEqual([expected, other]);
  const distribution = await user.call(locatorApi.locatorDistribution, {
    body: { filter: asked, range: 'area' },
  });
  expect(distribution.known + distribution.missing).toBe(
    await counted('verblijfsobject', `list_contains(gebruiksdoelen, 'woonfunctie')`, outlines),
  );
  expect(await countOnTiles(tiles.tiles, 'results')).toBe(expected);

  const addresses = await user.call(catalogueApi.browseAddresses, { query: { within } });
  expect(addresses.count).toBe(all);
});

test('outlines of another organisation, and unknown ones, are an error everywhere and never all data', async () => {
  const within = await register(areas());
  const other = service.otherOrganisation();
  const refused = { code: 'not-found' };
  for (const key of [within, 'A'.repeat(43)]) {
    const asked = { ...filter, within: key };
    await expect(other.call(transactionApi.transactionFacets, { body: asked })).rejects.toMatchObject(
      refused,
    );
    await expect(other.call(transactionApi.transactionTiles, { body: asked })).rejects.toMatchObject(refused);
    await expect(other.call(locatorApi.locatorCount, { body: { within: key } })).rejects.toMatchObject(
      refused,
    );
    await expect(other.call(locatorApi.locatorTiles, { body: { within: key } })).rejects.toMatchObject(
      refused,
    );
    await expect(other.call(catalogueApi.browseAddresses, { query: { within: key } })).rejects.toMatchObject(
      refused,
    );
  }
  expect(await register(areas(), other)).toBe(within);
  expect((await other.call(locatorApi.locatorCount, { body: { within } })).count).toBeGreaterThan(20);
});

test('tiles of outlines stay in no browser and have an address of their own', async () => {
  const within = await register(areas());
  const tiles = async (body: Filter) => (await user.call(transactionApi.transactionTiles, { body })).points;
  const [filtered, whole] = [await tiles({ ...filter, within }), await tiles(filter)];
  expect(filtered).not.toBe(whole);
  const { headers } = await service.get(tileOf(filtered, 12).address);
  expect(headers['cache-control']).toBe('private, no-store');
});

/** The tile of a zoom with the first place, and its neighbours. */
function tileOf(template: string, zoom: number, [right, down]: [number, number] = [0, 0]) {
  const { x, y } = toGrid(places[0] ?? { lon: 0, lat: 0 });
  const side = 2 ** (31 - zoom);
  const [column, row] = [Math.floor(x / side) + right, Math.floor(y / side) + down];
  return { address: template.replace('{z}/{x}/{y}', `${zoom}/${column}/${row}`) };
}

/** Sum of the counts of points that lie in the tiles around the first place. */
async function countOnTiles(template: string, layer = 'points'): Promise<number> {
  let sum = 0;
  const around = Array.from({ length: 11 }, (_, at) => at - 5);
  for (const right of around) {
    for (const down of around) {
      const { statusCode, headers, rawPayload, body } = await service.get(
        tileOf(template, 16, [right, down]).address,
      );
      if (statusCode > 299) throw new Error(body);
      const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
      const features = readTile(bytes).get(layer) ?? [];
      sum += features.reduce((total, { properties }) => total + Number(properties.count ?? 1), 0);
    }
  }
  return sum;
}
