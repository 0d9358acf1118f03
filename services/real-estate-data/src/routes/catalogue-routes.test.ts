import { temporaryFolder } from '@kavel/catalogue/testing';
import { catalogueApi } from '@kavel/contracts';
import { objectApi, pandApi, surroundingsApi } from '@kavel/contracts/objects';
import { recordApi, siteApi } from '@kavel/contracts/passports';
import { copyDemo } from '@kavel/demo-data/testing';
import { hostServices } from '@kavel/service-kit';
import { testCaller } from '@kavel/service-kit/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { defineRealEstateDataService } from '../index';

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

test('status, suggestion, object and match speak of the same objects', async () => {
  const status = catalogueApi.catalogueStatus.result.parse((await get('/catalogue/status')).json().result);
  expect(status.objects).toBeGreaterThan(2_000);
  for (const { bounds, focus } of status.datasets) {
    const [west, south, east, north] = bounds;
    const [lon, lat] = focus;
    expect(lon > west && lon < east && lat > south && lat < north).toBe(true);
  }
  const [first] = (await get('/addresses/suggest?q=marktzijde%203&limit=1')).json().result;
  expect(first).toMatchObject({ address: expect.stringMatching(/^Marktzijde 3/), fictional: true });
  const object = catalogueApi.getObject.result.parse((await get(`/objects/${first.objectId}`)).json().result);
  expect(object).toMatchObject({ straat: 'Marktzijde', huisnummer: 3, gemeentenaam: 'Kavelstede' });
  const matched = await app.inject({
    method: 'POST',
    url: `${prefix}/addresses/match`,
    headers: { authorization: 'Bearer any' },
    payload: { lines: [{ line: 1, text: first.address }] },
  });
  expect(matched.json().result).toMatchObject([{ outcome: 'matched', objectId: first.objectId }]);
  const objects = await app.inject({
    method: 'POST',
    url: `${prefix}/objects`,
    headers: { authorization: 'Bearer any' },
    payload: { objectIds: [first.objectId, '0000000000000000'] },
  });
  expect(objects.json().result).toEqual([object]);
});

test('a pand is found by its id, with its addresses', async () => {
  const [first] = (await get('/addresses/suggest?q=marktzijde%203&limit=1')).json().result;
  const { pandId, bouwjaar } = (await get(`/objects/${first.objectId}`)).json().result;
  const pand = pandApi.getPand.result.parse((await get(`/panden/${pandId}`)).json().result);
  expect(pand).toMatchObject({ pandId, bouwjaar });
  expect(pand.addresses).toContainEqual(first);
  expect(pand.addressCount).toBe(pand.addresses.length);
  expect(Math.abs(pand.lon - first.lon)).toBeLessThan(0.001);
  expect((await get('/panden/0000000000000000')).statusCode).toBe(404);
});

test('the surroundings of an address have its pand around it, and neighbours', async () => {
  const [{ objectId }] = (await get('/addresses/suggest?q=marktzijde%203&limit=1')).json().result;
  const answer = await get(`/objects/${objectId}/surroundings`);
  const { panden, ground } = surroundingsApi.objectSurroundings.result.parse(answer.json().result);
  const own = panden.filter(one => one.own);
  expect(own).toHaveLength(1);
  const [ring = []] = own[0]?.rings ?? [];
  const [xs, ys] = [0, 1].map(odd => ring.filter((_, at) => at % 2 === odd));
  expect(Math.min(...(xs ?? []))).toBeLessThanOrEqual(1);
  expect(Math.max(...(xs ?? []))).toBeGreaterThanOrEqual(-1);
  expect(Math.min(...(ys ?? []))).toBeLessThanOrEqual(1);
  expect(Math.max(...(ys ?? []))).toBeGreaterThanOrEqual(-1);
  expect(panden.length).toBeGreaterThan(1);
  expect(ground.length).toBeGreaterThan(0);
  expect((await get('/objects/0000000000000000/surroundings')).statusCode).toBe(404);
});

test('figures and surroundings of several objects are those of each, without the unknown', async () => {
  const found = (await get('/addresses/suggest?q=marktzijde&limit=3')).json().result as {
    objectId: string;
  }[];
  const objectIds = found.map(({ objectId }) => objectId);
  const list = async (path: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: `${prefix}/objects/${path}`,
      headers: { authorization: 'Bearer any' },
      payload: { objectIds: [...objectIds, '0000000000000000'] },
    });
    return answer.json().result as { objectId: string }[];
  };
  for (const path of ['figures', 'surroundings']) {
    const each = objectIds.map(async objectId => ({
      objectId,
      [path]: (await get(`/objects/${objectId}/${path}`)).json().result,
    }));
    const listed = await list(path);
    expect(listed).toHaveLength(3);
    expect(listed).toEqual(expect.arrayContaining(await Promise.all(each)));
  }
});

test('an unknown object and a malformed id are told apart', async () => {
  expect((await get('/objects/0000000000000000')).statusCode).toBe(404);
  expect((await get('/objects/12')).json()).toMatchObject({ error: { code: 'bad-request' } });
  expect((await get('/objects/0000000000000000/figures')).statusCode).toBe(404);
  expect((await get('/objects/12/figures')).json().error.message).toContain('params.id');
});

test('every figure of a made-up object says that it is', async () => {
  const [found] = (await get('/addresses/suggest?q=straat')).json().result;
  const answer = await get(`/objects/${found.objectId}/figures`);
  const figures = objectApi.objectFigures.result.parse(answer.json().result);
  expect(new Set(figures.map(({ register }) => register))).toEqual(new Set(['demo']));
  expect(figures.find(({ figure }) => figure === 'bouwjaar')?.value).toBeGreaterThan(1_000);
  expect(figures.find(({ figure }) => figure === 'height')?.value).toBeGreaterThan(0);
});

test('the record of an address has its label, its deals and the points of a dwelling', async () => {
  const read = async (id: string) => {
    const answer = await app.inject({
      url: `${prefix}/objects/${id}/record`,
      headers: { authorization: 'Bearer any' },
    });
    return answer.json();
  };
  const suggested = (await get('/addresses/suggest?q=straat&limit=20')).json().result as {
    objectId: string;
  }[];
  const records = await Promise.all(
    suggested.map(async ({ objectId }) => recordApi.objectRecord.result.parse((await read(objectId)).result)),
  );
  const dwellings = records.flatMap(({ wws }) => wws ?? []);
  expect(dwellings.length).toBeGreaterThan(0);
  for (const { points, parts, wozOfBuurt } of dwellings) {
    expect(points).toBeCloseTo(
      parts.reduce((sum, part) => sum + part.points, 0),
      -0.5,
    );
    expect(wozOfBuurt).toBeGreaterThan(50_000);
  }
  for (const { deals } of records) {
    expect(deals.every(({ fictional, amount }) => fictional && amount > 0)).toBe(true);
  }
  expect(records.some(({ deals }) => deals.length > 0)).toBe(true);
  expect(records.some(({ labels }) => labels.length > 0)).toBe(true);
  expect((await read('0000000000000000')).error.code).toBe('address-not-found');
  expect((await get('/objects/0000000000000000/record')).statusCode).toBe(401);
});

test('the site of an address has its plot around it, its pand and its neighbours by distance', async () => {
  const read = (id: string) =>
    app.inject({ url: `${prefix}/objects/${id}/site`, headers: { authorization: 'Bearer any' } });
  const [{ objectId }] = (await get('/addresses/suggest?q=marktzijde%203&limit=1')).json().result;
  const site = siteApi.objectSite.result.parse((await read(objectId)).json().result);
  expect(site.plot).toMatchObject({ fictional: true, area: expect.any(Number) });
  expect(site.plotFree).toBeLessThanOrEqual(site.plot?.area ?? 0);
  expect(site.pand?.coordinates[0]?.[0]?.length).toBeGreaterThan(3);
  const beside = site.neighbours.filter(({ inPand }) => !inPand).map(({ distance }) => distance);
  expect(beside.length).toBeGreaterThan(0);
  expect(beside).toEqual(beside.toSorted((one, other) => one - other));
  expect(site.neighbours.map(neighbour => neighbour.objectId)).not.toContain(objectId);
  expect((await read('0000000000000000')).json().error.code).toBe('address-not-found');
  expect((await get(`/objects/${objectId}/site`)).statusCode).toBe(401);
});
