import {
  type AccessClaims,
  defineEndpoint,
  type Endpoint,
  exportApi,
  portfolioApi,
  unitApi,
  valuationApi,
  workAuditKinds,
} from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import { articlePictureApi, editorApi } from '@kavel/contracts/content';
import { type OwnLayer, ownLayerApi } from '@kavel/contracts/layers';
import { leaseApi } from '@kavel/contracts/leases';
import { passportApi } from '@kavel/contracts/passports';
import { projectApi } from '@kavel/contracts/projects';
import {
  assignmentApi,
  documentBatchApi,
  documentLookApi,
  ownTemplateApi,
  reportApi,
  signatureApi,
  signingKeyApi,
} from '@kavel/contracts/reports';
import { serviceApi } from '@kavel/contracts/services';
import { ownSaleApi } from '@kavel/contracts/transactions';
import { unitSelectionApi } from '@kavel/contracts/units';
import { z } from 'zod';
import type { AuditedWork } from './audit';
import { hostServices } from './host-services';
import { route, streamRoute } from './route';

const id = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
const unitId = '5c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b12';
const params = z.object({ id: z.uuid() });
const described = { service: 'portfolio', access: 'authenticated', summary: 'Test', params } as const;

const share = defineEndpoint({
  ...described,
  method: 'PUT',
  path: '/portfolios/:id/sharing',
  audit: { kind: 'portfolio-shared', object: 'portfolio' },
  result: z.object({ name: z.string(), portfolioId: z.uuid().optional() }),
});
const move = defineEndpoint({
  ...described,
  method: 'PUT',
  path: '/valuations/:id/status/:status',
  audit: { kind: 'valuation-status-changed', object: 'valuation' },
  params: params.extend({ status: z.string() }),
  body: z.object({ reason: z.string() }),
  result: z.object({ name: z.string() }),
});
const decide = defineEndpoint({
  ...described,
  method: 'PUT',
  path: '/valuations/:id/references',
  audit: { kind: 'value-overridden', object: 'valuation' },
  body: z.object({ choices: z.record(z.string(), z.looseObject({})) }),
  result: z.null(),
});
const refused = defineEndpoint({
  ...described,
  method: 'DELETE',
  path: '/portfolios/:id',
  audit: { kind: 'portfolio-deleted', object: 'portfolio' },
  result: z.null(),
});

const layer: OwnLayer = {
  id,
  name: '',
  fileName: '',
  features: 1,
  skipped: 0,
  crs: 'rd',
  bounds: [5, 52, 6, 53],
  createdAt: '2026-11-23T10:00:00Z',
  userName: 'Marieke de Vries',
};

const recorded: AuditedWork[] = [];
let failing = false;
const claims: AccessClaims = {
  sub: id,
  org: unitId,
  name: 'Marieke de Vries',
  email: 'm@kavel.example',
  perm: ['auth.unrestricted-access-general', 'auth.automated-valuation', 'auth.portfolio-hub'],
  iat: 0,
  exp: 0,
};

const app = hostServices(
  [
    {
      name: 'portfolio',
      endpoints: [share, move, decide, refused, exportApi.recordExport, ownLayerApi.createOwnLayer],
      ready: async () => true,
      close: async () => undefined,
      routes(scope) {
        route(scope, share, async () => ({ name: 'North', portfolioId: unitId }));
        route(scope, exportApi.recordExport, async () => null);
        route(scope, ownLayerApi.createOwnLayer, async ({ body }) =>
          body.name === 'Refused'
            ? { layer: null, problem: 'format' as const }
            : { layer: { ...layer, ...body }, problem: null },
        );
        route(scope, move, async () => ({ name: 'Year end' }));
        route(scope, decide, async () => null);
        route(scope, refused, async () => {
          throw new Error('not deleted');
        });
      },
    },
    {
      name: 'reports',
      endpoints: [reportApi.valuationReport, reportApi.portfolioReport],
      ready: async () => true,
      close: async () => undefined,
      routes(scope) {
        streamRoute(scope, reportApi.valuationReport, async (_, reply) => reply.send(Buffer.from('%PDF')));
        streamRoute(scope, reportApi.portfolioReport, async (_, reply) => reply.send(Buffer.from('%PDF')));
      },
    },
  ],
  {
    verifyToken: async () => claims,
    recordWork: async work => {
      if (failing) throw new Error('no database');
      recorded.push(work);
    },
  },
);

beforeEach(() => {
  recorded.length = 0;
  failing = false;
});
afterAll(() => app.close());

const ask = (method: 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, service = 'portfolio') =>
  app.inject({ method, url: `/api/${service}${path}`, payload, headers: { authorization: 'Bearer t' } });

it('records who did what to which object, by its name, before the answer', async () => {
  expect((await ask('PUT', `/portfolios/${id}/sharing`)).statusCode).toBe(200);
  expect(recorded).toMatchObject([
    {
      kind: 'portfolio-shared',
      object: 'portfolio',
      detail: { objectId: id, name: 'North', portfolioId: unitId },
      caller: { actorId: id, actorName: 'Marieke de Vries' },
      address: '127.0.0.1',
    },
  ]);
});

it('distinguishes an approval from other moves, with its reason', async () => {
  await ask('PUT', `/valuations/${id}/status/approved`, { reason: 'checked' });
  await ask('PUT', `/valuations/${id}/status/draft`, { reason: 'again' });
  expect(recorded.map(({ kind, detail }) => [kind, detail.status, detail.reason])).toEqual([
    ['valuation-approved', 'approved', 'checked'],
    ['valuation-status-changed', 'draft', 'again'],
  ]);
});

it('records an override with its value and reason, and no other decision', async () => {
  await ask('PUT', `/valuations/${id}/references`, { choices: { [unitId]: { override: null } } });
  expect(recorded).toEqual([]);
  const override = { value: 250_000, reason: 'renovated' };
  await ask('PUT', `/valuations/${id}/references`, { choices: { [unitId]: { override } } });
  expect(recorded[0]).toMatchObject({
    kind: 'value-overridden',
    detail: { objectId: id, units: unitId, value: '€ 250000', reason: 'renovated' },
  });
});

it('records an export of a page by the kind of its rows', async () => {
  const file = { object: 'fee-agreement', objectId: id, rows: 12, fileName: 'kavel-fees.csv' };
  expect((await ask('POST', '/exports', file)).statusCode).toBe(200);
  expect(
    (await ask('POST', '/exports', { object: 'locator', rows: 0, fileName: 'kavel.csv' })).statusCode,
  ).toBe(200);
  expect(recorded).toMatchObject([
    {
      kind: 'list-exported',
      object: 'fee-agreement',
      detail: { objectId: id, rows: '12', fileName: 'kavel-fees.csv' },
    },
    { kind: 'list-exported', object: 'locator', detail: { rows: '0', fileName: 'kavel.csv' } },
  ]);
});

it('records a document by what it is about', async () => {
  expect((await ask('POST', '/valuation', { valuationId: id }, 'reports')).statusCode).toBe(200);
  expect((await ask('POST', '/portfolio', { portfolioId: id }, 'reports')).statusCode).toBe(200);
  expect(recorded).toMatchObject([
    { kind: 'valuation-exported', object: 'valuation', detail: { objectId: id } },
    { kind: 'list-exported', object: 'portfolio', detail: { objectId: id } },
  ]);
});

it('records an own layer by its name and file, and nothing for a file that was refused', async () => {
  const file = { fileName: 'flood.geojson', content: 'e30=' };
  for (const name of ['Refused', 'Flood'])
    expect((await ask('POST', '/own-layers', { name, ...file })).statusCode).toBe(200);
  expect(recorded).toMatchObject([
    { kind: 'own-layer-added', detail: { objectId: id, name: 'Flood', fileName: 'flood.geojson' } },
  ]);
});

it('records nothing for failed calls', async () => {
  expect((await ask('DELETE', `/portfolios/${id}`)).statusCode).toBe(500);
  expect((await ask('PUT', '/portfolios/none/sharing')).statusCode).toBe(400);
  expect(recorded).toEqual([]);
});

it('answers with an error when the call cannot be recorded', async () => {
  failing = true;
  expect((await ask('PUT', `/portfolios/${id}/sharing`)).statusCode).toBe(500);
});

it('has a call for every kind of work', () => {
  const apis = [
    ...[portfolioApi, valuationApi, bulkApi, unitApi, serviceApi],
    ...[projectApi, ownSaleApi, ownLayerApi, exportApi, documentBatchApi, passportApi],
    ...[articlePictureApi, documentLookApi, editorApi, leaseApi],
    ...[documentLookApi, editorApi, unitSelectionApi],
    ...[documentLookApi, editorApi, assignmentApi, ownTemplateApi, signatureApi],
    ...[signingKeyApi],
  ];
  const endpoints = apis.flatMap((api): Endpoint[] => Object.values(api));
  const declared = new Set(endpoints.map(({ audit }) => audit?.kind).filter(kind => kind !== undefined));
  expect([...declared, 'valuation-approved'].toSorted()).toEqual([...workAuditKinds].toSorted());
});
