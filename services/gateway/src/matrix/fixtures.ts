import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@kavel/contracts';
import type { IdFor } from './from-schema';
import type { Kind, Organisation } from './types';

/** Kinds of objects of an organisation that have an id, as named in paths. */
export const kinds = [
  ...['portfolios', 'real-estate-entities', 'valuations', 'scenarios', 'services', 'files', 'bulk-jobs'],
  ...['saved-views', 'users', 'roles', 'invitations', 'sessions', 'organisations', 'fee-agreements'],
  ...['projects', 'project-imports', 'own-sale-deliveries', 'wishlist-items', 'sustainability-pathways'],
  ...['work-areas', 'work-area-deliveries', 'score-weights', 'saved-searches'],
  ...['own-layers', 'document-batches', 'technical-briefs', 'passport-links'],
  /** Of the catalogue, which everybody may read. */
  ...['objects', 'transactions'],
] as const;

const objectSegments = ['objects', 'addresses', 'scores'];

/** Kind of a path parameter, by the segment before it. Undefined: not an object, for example a number. */
export function kindOfParameter({ path }: Endpoint, parameter: string): Kind | undefined {
  const segments = path.split('/');
  const before = segments[segments.indexOf(`:${parameter}`) - 1] ?? '';
  if (objectSegments.includes(before)) return 'objects';
  return (kinds as readonly string[]).includes(before) ? before : undefined;
}

const outline = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [5.9, 52.2],
        [6, 52.2],
        [6, 52.3],
        [5.9, 52.2],
      ],
    ],
  ],
};

const brief = {
  ...{ objectId: null, function: 'office', works: 'new', heatSource: 'gas', ambition: 'B' },
  ...{ area: 100, storeys: 1, highestFloor: 0, persons: 4, parisProof: false, breeam: false, values: {} },
};

const fields: Record<string, Kind> = {
  portfolioId: 'portfolios',
  portfolio_id: 'portfolios',
  unitId: 'real-estate-entities',
  unitIds: 'real-estate-entities',
  entityId: 'real-estate-entities',
  valuationId: 'valuations',
  serviceId: 'services',
  briefId: 'technical-briefs',
  from: 'valuations',
  numberId: 'objects',
  objectId: 'objects',
  objectIds: 'objects',
  transactionId: 'transactions',
  itemIds: 'wishlist-items',
  organisationId: 'organisations',
  ofUser: 'users',
  fromUserId: 'users',
  toUserId: 'users',
  actor: 'users',
  subject: 'users',
};

/** Kind of a query or body field. `userId` in a query is the user acted for, which is tested separately. */
export function kindOfField(field: string): Kind | undefined {
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

/** Input that cannot be derived from the schema of a call. */
export interface Fixture {
  params?: (idFor: IdFor) => Record<string, unknown>;
  query?: (idFor: IdFor) => Record<string, unknown>;
  body?: (idFor: IdFor) => unknown;
  headers?: Record<string, string>;
  /** Correct statuses for its owner besides 200. */
  answers?: number[];
}

const view = {
  columns: [],
  sorting: null,
  filter: {
    text: '',
    types: [],
    labels: [],
    area: { min: null, max: null },
    year: { min: null, max: null },
    rent: { min: null, max: null },
    leaseEndsBy: null,
    missing: [],
  },
};
const savedView = (idFor: IdFor) => ({ name: idFor('name'), view });
/** With an organisation that no test user belongs to. */
const feeTerms = (idFor: IdFor) => ({
  otherId: '3b0c8a71-52f4-4e19-8d6b-9f1e7c2a5d40',
  otherName: idFor('name'),
  serviceId: idFor('serviceId'),
  proposerShare: 6000,
  otherShare: 4000,
  from: '2026-01-01',
  until: null,
});
/** Rejected, but on record. */
const ownSales = (idFor: IdFor) => ({ name: idFor('name'), rows: [{ line: 1, cells: {} }] });
const pathways = (idFor: IdFor) => ({
  name: idFor('name'),
  source: 'CRREM',
  rows: [{ line: 1, cells: { vtwType: 'kantoor', measure: 'carbon', year: '2030', value: '40' } }],
});
const pointFile = JSON.stringify({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Point', coordinates: [5.1, 52.1] },
});
const place = { lon: 5.25, lat: 52.58 };
/** Without roads near the place, and without any. */
const travelAnswers = [400, 404];
const lines = [{ line: 1, text: 'Nergensstraat 1, Nergens' }];

/** By `METHOD /api/service/path`. Most calls need none: their input is generated from the schema. */
export const fixtures: Record<string, Fixture> = {
  'GET /api/real-estate-data/addresses/suggest': { query: () => ({ q: 'straat' }) },
  'GET /api/real-estate-data/districts/:level/areas/:code/outline': {
    params: () => ({ level: 'buurt', code: 'BU99999999' }),
    answers: [404],
  },
  'GET /api/real-estate-data/districts/:level/values': {
    query: () => ({ figure: 'wozValue', year: 2026 }),
  },
  'POST /api/real-estate-data/estimate/purchase-costs': {
    body: () => ({ price: 300_000, deedDate: '2026-01-01', purchaser: 'own-home' }),
  },
  'POST /api/portfolio/portfolios/:id/real-estate-entities/batch': { body: () => ({ lines }) },
  'POST /api/portfolio/portfolios/:id/real-estate-entities/batch/preview': { body: () => ({ lines }) },
  'PUT /api/portfolio/portfolios/:id/real-estate-entities/address-object-data': {
    body: idFor => ({ edits: [{ id: idFor('unitId'), set: { annualRent: 1 } }] }),
  },
  'GET /api/real-estate-data/property-score/areas/:areaType/:areaKey': {
    params: () => ({ areaType: 'buurt', areaKey: 'BU99999999' }),
    answers: [404],
  },
  'POST /api/real-estate-data/property-score/areas/:areaType/:areaKey': {
    params: () => ({ areaType: 'buurt', areaKey: 'BU99999999' }),
    answers: [404],
  },
  'POST /api/real-estate-data/property-score/areas/:areaType/:areaKey/ranking': {
    params: () => ({ areaType: 'buurt', areaKey: 'BU99999999' }),
  },
  'GET /api/real-estate-data/sustainability-index/areas/:areaType/:areaKey': {
    params: () => ({ areaType: 'buurt', areaKey: 'BU99999999' }),
    answers: [404],
  },
  'POST /api/real-estate-data/sustainability-index/areas/:areaType/:areaKey': {
    params: () => ({ areaType: 'buurt', areaKey: 'BU99999999' }),
    answers: [404],
  },
  'POST /api/real-estate-data/sustainability-index/areas/:areaType/:areaKey/ranking': {
    params: () => ({ areaType: 'buurt', areaKey: 'BU99999999' }),
  },
  'POST /api/real-estate-data/property-score/scores': { body: idFor => [idFor('objectId')] },
  'POST /api/real-estate-data/sourcing/data': {
    body: () => ({ area: { areaType: 'buurt', areaKey: 'BU99999999' } }),
  },
  'POST /api/real-estate-data/sustainability-index/scores': { body: idFor => [idFor('objectId')] },
  'POST /api/real-estate-data/travel-time/isochrones': {
    body: () => ({ origins: [{ ...place, mode: 'walk', minutes: [10] }] }),
    answers: travelAnswers,
  },
  'POST /api/real-estate-data/travel-time/matrix': {
    body: () => ({ places: [place], goals: [place], mode: 'walk' }),
    answers: travelAnswers,
  },
  'POST /api/real-estate-data/travel-time/inside': { body: () => ({ outline }) },
  'POST /api/real-estate-data/own-sale-deliveries': { body: ownSales },
  'POST /api/real-estate-data/sustainability-pathways': { body: pathways },
  'POST /api/real-estate-data/sustainability-pathways/preview': { body: pathways },
  'POST /api/portfolio/wishlist-items': {
    body: idFor => ({ transactionId: idFor('transactionId'), note: idFor('name') }),
  },
  'POST /api/portfolio/exports': { body: () => ({ object: 'locator', rows: 1, fileName: 'lijst.csv' }) },
  'POST /api/portfolio/saved-views': { body: savedView },
  'PUT /api/portfolio/saved-views/:id': { body: savedView },
  'POST /api/portfolio/fee-agreements': { body: feeTerms },
  'PUT /api/portfolio/fee-agreements/:id': { body: idFor => ({ revision: 1, terms: feeTerms(idFor) }) },
  'GET /api/real-estate-data/panden/:id': {
    params: () => ({ id: '0000100000000001' }),
    answers: [404],
  },
  'POST /api/portfolio/own-layers': {
    body: idFor => ({ name: idFor('name'), fileName: 'punt.geojson', content: btoa(pointFile) }),
  },
  'POST /api/portfolio/technical-briefs/computed': { body: () => brief },
  'POST /api/portfolio/technical-briefs': { body: idFor => ({ name: idFor('name'), input: brief }) },
  'PUT /api/portfolio/technical-briefs/:id': { body: idFor => ({ name: idFor('name'), input: brief }) },
  'POST /api/portfolio/document-batches': {
    body: idFor => ({ name: idFor('name'), template: 'passport', subjects: [idFor('objectId')] }),
  },
  // Its file is there only when the job has ended.
  'GET /api/portfolio/document-batches/:id/file': { answers: [404] },
  'POST /api/portfolio/passport-links': {
    body: idFor => ({
      objectId: idFor('objectId'),
      parts: ['facts', 'score'],
      until: new Date(Date.now() + 604_800_000).toISOString().slice(0, 10),
    }),
  },
  'POST /api/portfolio/passport-links/read': { answers: [404] },
  'POST /api/portfolio/projects': {
    body: idFor => ({ issue_key: idFor('name'), title: idFor('name'), portfolioId: idFor('portfolioId') }),
  },
  'GET /api/portfolio/score-weights': { query: () => ({ catalogue: 'property-score' }) },
  'POST /api/portfolio/score-weights': {
    body: idFor => ({ catalogue: 'property-score', name: idFor('name'), weights: { energy: 20 } }),
  },
  'PUT /api/portfolio/score-weights/:id': { body: idFor => ({ name: idFor('name') }) },
  // Nobody has been notified here.
  'PUT /api/portfolio/notifications/:id/read': { params: () => ({ id: randomUUID() }), answers: [404] },
  'POST /api/portfolio/saved-searches': {
    body: idFor => ({ kind: 'locator', name: idFor('name'), address: 'fn=kantoor', criteria: {} }),
  },
  'PUT /api/portfolio/saved-searches/:id': { body: idFor => ({ name: idFor('name') }) },
  'POST /api/portfolio/work-areas': { body: () => ({ name: 'Noord', outline, source: 'drawn' }) },
  'PUT /api/portfolio/work-areas/:id': { body: () => ({ revision: 1, name: 'Noordwest' }) },
  'POST /api/portfolio/work-areas/filter': { body: () => ({}) },
  'POST /api/real-estate-data/outlines': { body: () => ({ outlines: [outline] }) },
  'POST /api/portfolio/work-area-deliveries': {
    body: () => ({ name: 'gebieden.geojson', areas: [{ name: 'Noord', outline, problem: null }] }),
  },
  'GET /api/portfolio/fee-agreements/:id/statement': {
    query: () => ({ from: '2026-01-01', until: '2026-03-31' }),
  },
  // No override is pending.
  'POST /api/portfolio/valuations/:id/real-estate-entities/:unitId/override-decision': { answers: [404] },
  'PUT /api/portfolio/override-policy': {
    body: () => ({ alone: 0.15, together: 0.5, leastReason: 15 }),
  },
  'POST /api/auth/login': {
    body: () => ({ email: 'niemand@kavel.example', password: 'onbekend' }),
    answers: [401],
  },
  'POST /api/auth/login/second-factor': { answers: [401] },
  'POST /api/auth/login/second-factor/begin': { answers: [401] },
  'POST /api/auth/login/second-factor/enrol': { answers: [401] },
  'POST /api/auth/confirm-identity': { answers: [401] },
  'PUT /api/auth/profile/second-factor': { answers: [401] },
  // Nobody here has a second factor.
  'POST /api/auth/profile/second-factor/recovery-codes': { answers: [409] },
  // There is no mail server here.
  'POST /api/auth/recovery': { body: () => ({ email: 'niemand@kavel.example' }), answers: [422] },
  'POST /api/auth/recovery/read': { answers: [404] },
  'POST /api/auth/recovery/complete': { answers: [404] },
  'POST /api/auth/refresh-token': { answers: [401] },
  'PUT /api/auth/profile/password': { answers: [401] },
  'POST /api/auth/invitations/read': { answers: [404] },
  'POST /api/auth/invitations/accept': { answers: [404] },
  // Only for platform administrators.
  'POST /api/auth/management/organisations': { answers: [403] },
  'PUT /api/auth/management/organisations/:organisationId': { answers: [403] },
  'PUT /api/auth/management/users/:userId': { body: idFor => ({ name: idFor('name') }) },
  // The list has no lines yet.
  'PUT /api/portfolio/bulk-jobs/:id/lines/:line': { answers: [404] },
  // Nothing was uploaded yet.
  'POST /api/portfolio/services/:id/files/:fileId/confirm': { answers: [400] },
  'GET /api/portfolio/services/:id/files/:fileId/download': { answers: [404] },
  'POST /api/portfolio/services/:id/files/:fileId/restore': { answers: [404] },
  'PUT /api/portfolio/services/:id/files/:fileId/metadata': { answers: [404] },
  'PUT /api/portfolio/services/:id/files/:fileId/content': {
    body: () => 'inhoud',
    headers: { 'content-type': 'application/octet-stream' },
  },
};

const idOf = (result: unknown, field = 'id') => String((result as Record<string, unknown>)[field]);

/** Kinds that are not created by a POST to `…/<kind>` with an `id` in the response. */
export const makers: Record<Kind, (own: Organisation) => Promise<string>> = {
  objects: async ({ objectId }) => objectId,
  transactions: async ({ transactionId }) => transactionId,
  users: ({ colleague }) => colleague(),
  organisations: async ({ organisationId }) => organisationId,
  async sessions(own) {
    await own.signInAgain();
    const sessions = (await own.call('GET /api/auth/profile/sessions')) as { id: string; current: boolean }[];
    return sessions.find(({ current }) => !current)?.id ?? '';
  },
  async invitations(own) {
    const made = (await own.call('POST /api/auth/management/invitations')) as Record<string, unknown>;
    return idOf(made.invitation);
  },
  async scenarios(own) {
    const id = randomUUID();
    await own.call('PUT /api/portfolio/valuations/:id/scenarios/:scenarioId', ({ kind }) =>
      kind === 'scenarios' ? id : undefined,
    );
    return id;
  },
  files: async own => idOf(await own.call('POST /api/portfolio/services/:id/files/upload'), 'fileId'),
  services: async own => idOf(await own.call('POST /api/portfolio/services')),
  'technical-briefs': async own => idOf(await own.call('POST /api/portfolio/technical-briefs')),
  'document-batches': async own => idOf(await own.call('POST /api/portfolio/document-batches')),
  async 'own-layers'(own) {
    const made = (await own.call('POST /api/portfolio/own-layers')) as Record<string, unknown>;
    return idOf(made.layer);
  },
};
