import { SnapshotFiles } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { catalogueApi, type PermissionKey } from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import { synthesize } from '@kavel/demo-data';
import { hostServices } from '@kavel/service-kit';
import { testCaller } from '@kavel/service-kit/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { defineRealEstateDataService } from '../index';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let app: FastifyInstance;
let permissions: PermissionKey[] = ['auth.locator'];
beforeAll(async () => {
  folder = await temporaryFolder();
  await synthesize(new SnapshotFiles(folder.path), { objects: 20_000 });
  const service = defineRealEstateDataService({
    dataFolder: folder.path,
    now: () => new Date('2026-11-21'),
  });
  const { userId, organisationId } = testCaller();
  const claims = { name: 'Test', email: 'test@kavel.example', iat: 0, exp: 4_000_000_000 };
  app = hostServices([service], {
    verifyToken: async () => ({ ...claims, sub: userId, org: organisationId, perm: permissions }),
  });
  await app.ready();
});
afterEach(() => {
  permissions = ['auth.locator'];
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

function post(path: string, body: unknown): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: `/api/real-estate-data/locator${path}`,
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('count, facets, page and object data speak of the same objects', async () => {
  const filter = { functions: ['kantoorfunctie'], ranges: { area: { min: 100 } } };
  const count = locatorApi.locatorCount.result.parse((await post('/count', filter)).json().result);
  const facets = locatorApi.locatorFacets.result.parse((await post('/facets', filter)).json().result);
  const page = locatorApi.locator.result.parse((await post('', { ...filter, limit: 20 })).json().result);
  const data = locatorApi.locatorObjectData.result.parse(
    (await post('/object-data', { ...filter, limit: 20 })).json().result,
  );
  expect(count.count).toBeGreaterThan(100);
  expect([facets.count, page.count]).toEqual([count.count, count.count]);
  expect(data.map(({ objectId }) => objectId)).toEqual(page.objects.map(({ objectId }) => objectId));
  expect(data[0]?.sources).toEqual([
    expect.objectContaining({ register: 'synthetic', figures: ['everything'] }),
  ]);
  for (const { gebruiksdoelen, oppervlakte } of data) {
    expect(gebruiksdoelen).toContain('kantoorfunctie');
    expect(oppervlakte).toBeGreaterThanOrEqual(100);
  }
});

test('object data of ids come in their order, without those the filter refuses', async () => {
  const page = (await post('', { limit: 3 })).json().result;
  const objectIds = page.objects.map(({ objectId }: { objectId: string }) => objectId).reverse();
  const ask = async (filter: object): Promise<string[]> => {
    const { result } = (await post('/object-data', { ...filter, objectIds })).json();
    return result.map(({ objectId }: { objectId: string }) => objectId);
  };
  expect(await ask({})).toEqual(objectIds);
  const { gebruiksdoelen } = page.objects[0];
  expect(await ask({ functions: gebruiksdoelen })).toContain(page.objects[0].objectId);
  expect(await ask({ ranges: { kvkRegistration: { min: 7_768 } } })).toEqual([]);
});

test('options name the municipalities that there are', async () => {
  const answer = await app.inject({
    url: '/api/real-estate-data/locator/options',
    headers: { authorization: 'Bearer t' },
  });
  const options = locatorApi.locatorOptions.result.parse(answer.json().result);
  expect(options).toMatchObject({ total: 20_000, currentYear: 2_026, emptyRanges: [] });
  expect(options.municipalities).toContainEqual(
    expect.objectContaining({ code: 'GM0200', naam: 'Apeldoorn', provincie: 'PV25' }),
  );
});

test.each([
  ['/count', { functions: ['kerkfunctie'] }, 'body.functions.0'],
  ['/count', { provinces: ['PV99'] }, 'body.provinces.0'],
  ['/count', { enkelbestemmingen: ['strand'] }, 'body.enkelbestemmingen.0'],
  ['/count', { energyLabels: ['A', 'H'] }, 'body.energyLabels.1'],
  ['/count', { municipalities: ['GM0200', 'GM0000'] }, 'body.municipalities.1'],
  ['/count', { municipalities: Array.from({ length: 10_000 }, () => 'GM0200') }, 'body.municipalities'],
  ['/count', { ranges: { area: { min: 200, max: 100 } } }, 'body.ranges.area.min'],
  ['/count', { ranges: { area: { min: -1 } } }, 'body.ranges.area.min'],
  ['/count', '{"ranges":{"height":{"max":NaN}}}', 'not valid JSON'],
  ['/count', { ranges: { height: { max: null } } }, 'body.ranges.height.max'],
  ['/count', { ranges: { rooms: { min: 1 } } }, 'body.ranges'],
  ['/count', { rooms: 3 }, 'body'],
  ['/facets', { ranges: { coverage: { min: 101 } } }, 'body.ranges.coverage.min'],
  ['/distribution', { filter: {}, range: 'rooms' }, 'body.range'],
  ['', { limit: 10_000 }, 'body.limit'],
  ['', { sort: { by: 'rooms' } }, 'body.sort.by'],
  ['', { cursor: 'bm9wZQ' }, 'body.cursor'],
  ['/object-data', { objectIds: ['123'] }, 'body.objectIds.0'],
  ['/object-data', { objectIds: [] }, 'body.objectIds'],
])('%s refuses case %# naming the field', async (path, body, field) => {
  const answer = await post(path, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'bad-request', message: expect.stringContaining(field) });
});

test('a body of five megabytes is not read', async () => {
  const answer = await post('/count', { municipalities: ['x'.repeat(5_000_000)] });
  expect(answer.statusCode).toBe(413);
  expect(answer.json().error.code).toBe('payload-too-large');
});

test('pages of a snapshot that is gone are refused, not mixed', async () => {
  const { next } = (await post('', { limit: 5 })).json().result;
  expect((await post('', { limit: 5, cursor: next })).statusCode).toBe(200);
  const other = { limit: 5, cursor: next, sort: { by: 'area', direction: 'ascending' } };
  expect((await post('', other)).json().error.message).toContain('body.cursor');
  await synthesize(new SnapshotFiles(folder.path), { objects: 10_000 });
  const answer = await untilChanged(() => post('', { limit: 5, cursor: next }));
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.code).toBe('revision-behind');
});

/** The service notices a new snapshot by itself within a second or so. */
async function untilChanged(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 200) return answer;
    await new Promise(resolve => setImmediate(resolve));
  }
}

test('all addresses are listed to anybody, in an order, page after page', async () => {
  const ask = async (query: string) => {
    const answer = await app.inject({ url: `/api/real-estate-data/addresses?${query}` });
    expect(answer.statusCode).toBe(200);
    return catalogueApi.browseAddresses.result.parse(answer.json().result);
  };
  const first = await ask('sort=area&direction=descending&limit=30');
  const second = await ask(`sort=area&direction=descending&limit=30&cursor=${first.next}`);
  const areas = [...first.objects, ...second.objects].map(({ oppervlakte }) => oppervlakte ?? 0);
  expect(first.count).toBeGreaterThan(1_000);
  expect(areas).toHaveLength(60);
  expect(areas).toEqual([...areas].sort((one, other) => other - one));
  const ids = new Set([...first.objects, ...second.objects].map(({ objectId }) => objectId));
  expect(ids.size).toBe(60);
  const wrong = await app.inject({ url: '/api/real-estate-data/addresses?sort=rooms' });
  expect(wrong.statusCode).toBe(400);
});

test('the locator is for those who may use it', async () => {
  permissions = ['auth.unrestricted-access-general'];
  expect((await post('/count', {})).statusCode).toBe(403);
  permissions = ['auth.inhouse-case'];
  expect((await post('/count', {})).statusCode).toBe(200);
});
