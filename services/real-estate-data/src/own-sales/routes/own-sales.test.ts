import { gunzipSync } from 'node:zlib';
import { toGrid } from '@kavel/catalogue/geo';
import {
  type OwnSaleCells,
  ownSaleApi,
  saleKinds,
  type Transaction,
  type TransactionAreaFigures,
  type TransactionFacets,
  type TransactionPage,
  type TransactionStatistics,
  type TransactionTiles,
  transactionApi,
} from '@kavel/contracts/transactions';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import { type Filter, passing } from '../../testing/plain-transactions';
import { readTile } from '../../testing/read-tile';
import { ever } from '../../testing/transaction-dates';
import {
  startTransactionService,
  type TransactionService,
  type TransactionUser,
} from '../../testing/transaction-service';

jest.setTimeout(120_000);

const filter: Filter = { category: 'wonen', propertyType: 'koop', transactionDate: ever };
let database: TestDatabase;
let service: TransactionService;
let user: TransactionUser;
let other: TransactionUser;
/** Addresses of the catalogue with dwellings. */
let places: Transaction[];
beforeAll(async () => {
  database = await startTestDatabase();
  service = await startTransactionService(database.url);
  places = passing(service.all, filter).slice(0, 3);
});
beforeEach(() => {
  user = service.otherOrganisation();
  other = service.otherOrganisation();
});
afterAll(async () => {
  await service.close();
  await database.stop();
});

const sale = (at: number, cells: OwnSaleCells = {}): OwnSaleCells => ({
  address: places[at]?.address ?? '',
  date: '12-03-2026',
  price: '€ 1.234.567',
  ...cells,
});
const bodyOf = (cells: readonly OwnSaleCells[]) => ({
  name: 'verkopen.csv',
  rows: cells.map((one, at) => ({ line: at + 2, cells: one })),
});
const deliver = (...cells: OwnSaleCells[]) => user.call(ownSaleApi.deliverOwnSales, { body: bodyOf(cells) });
const undo = (id: string, by = user) => by.call(ownSaleApi.undoOwnSaleDelivery, { params: { id } });
const page = (by: TransactionUser, over: Partial<Filter> = {}): Promise<TransactionPage> =>
  by.ask('', { filter: { ...filter, ...over }, sort: { by: 'price' }, limit: 10 });

describe('a delivery', () => {
  it('is previewed without storing anything', async () => {
    const body = bodyOf([sale(0), sale(1, { price: 'op aanvraag' }), sale(2, { address: 'Nergensweg 1' })]);
    const { counts, rows } = await user.call(ownSaleApi.previewOwnSales, { body });
    expect(counts).toEqual({ accepted: 1, known: 0, rejected: 2 });
    expect(rows.map(({ line, outcome, problems }) => [line, outcome, problems])).toEqual([
      [2, 'accepted', []],
      [3, 'rejected', [{ column: 'price', problem: 'not-a-number' }]],
      [4, 'rejected', [{ column: 'address', problem: 'address-not-found' }]],
    ]);
    expect(await user.call(ownSaleApi.listOwnSaleDeliveries, {})).toEqual([]);
    expect((await page(user)).own).toBeUndefined();
  });

  it('is in lists, marked as own, with facts of the file taking precedence over registers', async () => {
    const { counts } = await deliver(
      sale(0, { area: '200', rooms: '7', woningtype: 'villa', energielabel: 'A++' }),
      sale(0, { area: '200', rooms: '7', woningtype: 'vrijstaand', energielabel: 'A++' }),
    );
    expect(counts).toEqual({ accepted: 1, known: 0, rejected: 1 });
    const { transactions, own, count } = await page(user);
    expect([own, count]).toEqual([1, passing(service.all, filter).length + 1]);
    const found = transactions.find(one => one.own);
    expect(found).toMatchObject({
      objectId: places[0]?.objectId,
      address: places[0]?.address,
      price: 1_234_567,
      pricePerM2: 6_173,
      area: 200,
      rooms: 7,
      woningtype: 'vrijstaand',
      energielabel: 'A++',
      year: places[0]?.year,
      fictional: false,
    });
    expect(transactions.filter(one => one.own)).toHaveLength(1);
    const byId = transactionApi.transactionsById;
    const ids = [places[1]?.id ?? '', found?.id ?? '', 'niets'];
    expect(
      (await user.call(byId, { body: { ids } })).transactions.map(({ id, own: mine }) => [id, mine]),
    ).toEqual([
      [ids[0], false],
      [ids[1], true],
    ]);
    expect((await other.call(byId, { body: { ids } })).transactions.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('counts in facets, statistics and areas, and is filtered in the same way', async () => {
    await deliver(
      sale(0),
      sale(1, { date: '13-04-2026' }),
      sale(2, { propertyType: 'huur', price: '1.500' }),
    );
    const facets = await user.ask<TransactionFacets>('/facets', filter);
    const before = await other.ask<TransactionFacets>('/facets', filter);
    expect([facets.own, facets.count - before.count, facets.total - before.total]).toEqual([2, 2, 2]);
    expect(before.own).toBeUndefined();
    const statistics = await user.ask<TransactionStatistics>('/statistics', { filter });
    expect([statistics.own, statistics.count]).toEqual([2, before.count + 2]);
    const areas = await user.ask<TransactionAreaFigures>('/areas', { filter, level: 'gemeente' });
    expect(areas.count).toBe(before.count + 2);
    const dear = { ranges: { price: { min: 1_234_000, max: 1_235_000 } } };
    expect((await page(user, dear)).own).toBe(2);
    const rents = await page(user, { propertyType: 'huur', ranges: { price: { min: 1_500, max: 1_500 } } });
    expect(rents.transactions.filter(({ own }) => own)).toMatchObject([
      { price: 1_500, propertyType: 'huur' },
    ]);
  });

  it('marks sales outside the market, which count only where their kind is chosen', async () => {
    await deliver(
      sale(0, { family: 'J', rentedOut: 'N' }),
      sale(1, { severalObjects: 'ja', rentedOut: 'ja', price: '€ 1.234.568' }),
      sale(2, { rentedOut: '1' }),
    );
    const kinds = (...saleKinds: NonNullable<Filter['saleKinds']>) => ({ ...filter, saleKinds });
    const facets = (asked: Filter) => user.ask<TransactionFacets>('/facets', asked);
    const common = await other.ask<TransactionFacets>('/facets', filter);
    expect([common.choices.saleKinds, common.leftOut]).toEqual([undefined, undefined]);

    const usual = await facets(filter);
    const market = common.count;
    expect([usual.count, usual.leftOut]).toEqual([market + 1, 2]);
    expect(usual.choices.saleKinds).toEqual({ market, family: 1, severalObjects: 1, rentedOut: 2 });
    const statistics = await user.ask<TransactionStatistics>('/statistics', { filter });
    const areas = await user.ask<TransactionAreaFigures>('/areas', { filter, level: 'gemeente' });
    const tiles = await tilesOf(user);
    expect([statistics.count, statistics.own, areas.count, tiles.own]).toEqual([
      market + 1,
      1,
      market + 1,
      1,
    ]);

    const marksOf = async (...chosen: NonNullable<Filter['saleKinds']>) =>
      (await page(user, kinds(...chosen))).transactions.map(({ marks }) => marks);
    expect(await marksOf('family')).toEqual([['family']]);
    expect(await marksOf('rentedOut')).toEqual([['severalObjects', 'rentedOut'], ['rentedOut']]);
    const all = await facets(kinds(...saleKinds));
    expect([all.count, all.leftOut]).toEqual([market + 3, undefined]);
    expect((await facets(kinds('market'))).count).toBe(market);
    expect((await other.ask<TransactionFacets>('/facets', kinds('family'))).count).toBe(0);
    const rents = await facets({ ...filter, propertyType: 'huur' });
    expect([rents.choices.saleKinds, rents.leftOut]).toEqual([undefined, undefined]);
  });

  it('of the same file a second time stores nothing', async () => {
    await deliver(sale(0));
    expect((await deliver(sale(0), sale(1))).counts).toEqual({ accepted: 1, known: 1, rejected: 0 });
    expect((await page(user)).own).toBe(2);
  });
});

describe('undoing a delivery', () => {
  it('removes all of it from every response, and keeps the others', async () => {
    const first = await deliver(sale(0), sale(1));
    await deliver(sale(2));
    expect((await page(user)).own).toBe(3);
    expect(await undo(first.id)).toMatchObject({ id: first.id, undoneAt: expect.any(String) });
    expect((await page(user)).own).toBe(1);
    const stored = await database.query(
      `select id from sales.own_sale where organisation_id = '${user.organisationId}'`,
    );
    expect(stored).toHaveLength(1);
    await expect(undo(first.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('makes its rows new again for the next delivery', async () => {
    const { id } = await deliver(sale(0));
    await undo(id);
    expect((await deliver(sale(0))).counts.accepted).toBe(1);
  });
});

describe('another organisation', () => {
  it('sees neither the deliveries nor their content, and cannot undo one', async () => {
    const alone = await page(other);
    const { id } = await deliver(sale(0));
    expect(await other.call(ownSaleApi.listOwnSaleDeliveries, {})).toEqual([]);
    await expect(undo(id, other)).rejects.toMatchObject({ code: 'not-found' });
    expect(await page(other)).toEqual(alone);
  });

  it('with its own sales sees only those', async () => {
    await deliver(sale(0));
    const body = bodyOf([sale(1, { price: '777.777' })]);
    await other.call(ownSaleApi.deliverOwnSales, { body });
    const ownOf = async (by: TransactionUser) =>
      (await page(by, { ranges: { price: { min: 700_000 } } })).transactions.filter(({ own }) => own);
    expect((await ownOf(user)).map(({ price }) => price)).toEqual([1_234_567]);
    expect((await ownOf(other)).map(({ price }) => price)).toEqual([777_777]);
  });

  it('gets tiles at other addresses, without them, and browsers do not cache tiles with own sales', async () => {
    const shared = await tilesOf(other);
    await deliver(sale(0));
    const mine = await tilesOf(user);
    const theirs = await tilesOf(other);
    expect(theirs).toEqual(shared);
    expect(mine.points).not.toBe(theirs.points);
    expect(mine.hexagons).not.toBe(theirs.hexagons);
    expect([mine.own, theirs.own]).toEqual([1, undefined]);

    const [own, common] = [await pointTile(mine), await pointTile(theirs)];
    expect(own.features.filter(({ properties }) => properties.own === 1)).toHaveLength(1);
    expect(common.features.some(({ properties }) => 'own' in properties)).toBe(false);
    expect(own.cacheControl).toBe('private, no-store');
    expect(common.cacheControl).toBe('private, max-age=86400, immutable');
  });

  it('does not see a tile of a delivery that was undone', async () => {
    const { id } = await deliver(sale(0));
    const { points } = await tilesOf(user);
    await undo(id);
    expect((await service.get(addressOfTile(points))).statusCode).toBe(404);
    expect((await tilesOf(user)).points).toBe((await tilesOf(other)).points);
  });
});

const tilesOf = (by: TransactionUser) => by.ask<TransactionTiles>('/tiles', filter);

function addressOfTile(address: string): string {
  const { x, y } = toGrid(places[0] ?? { lon: 0, lat: 0 });
  const side = 2 ** (31 - 16);
  return address.replace('{z}/{x}/{y}', `16/${Math.floor(x / side)}/${Math.floor(y / side)}`);
}

async function pointTile({ points }: TransactionTiles) {
  const { statusCode, headers, rawPayload, body } = await service.get(addressOfTile(points));
  if (statusCode > 299) throw new Error(body);
  const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  return { features: readTile(bytes).get('points') ?? [], cacheControl: headers['cache-control'] };
}
