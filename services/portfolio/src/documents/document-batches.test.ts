import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, type Endpoint, type EndpointInput, type EndpointResult } from '@kavel/contracts';
import {
  type DocumentBatch,
  type DocumentProgress,
  documentBatchApi,
  documentInnerApi,
  tooSlowDetails,
} from '@kavel/contracts/reports';
import { type Caller, createInProcessClient, type ServiceClient, ServiceError } from '@kavel/service-kit';
import { unzipSync } from 'fflate';
import { forNobody, openStore, type PortfolioStore } from '../repositories/store';
import { unknownFiles } from '../services/repositories/file-due';
import { organisationNameOf } from '../testing/auth-client';
import { type Harness, startHarness } from '../testing/harness';
import { bytesOf, untilBatch } from './testing';

type Made = EndpointInput<typeof documentInnerApi.makeDocument>['body'];

const asked: Made[] = [];
let hold: Promise<void> | null = null;
/** Makes a document that names its subject; refuses what ends in 0 or 9, and takes too long for 99. */
const reports: ServiceClient = {
  async call<E extends Endpoint>(_: E, input: EndpointInput<E>) {
    await hold;
    const body = input.body as Made;
    asked.push(body);
    if (body.subject.endsWith('0')) throw new ServiceError('address-not-found', 'No such address');
    if (body.subject.endsWith('99')) throw new ServiceError('unprocessable', 'Too slow', tooSlowDetails);
    if (body.subject.endsWith('9')) throw new Error('Typst failed');
    return body.formats.map(format => ({
      fileName: `Paspoort a/b "c".${format}`,
      bytes: Buffer.from(`%${format} ${body.subject}`).toString('base64'),
    })) as EndpointResult<E>;
  },
};
const subjects = (count: number) =>
  Array.from({ length: count }, (_, at) => String(200010000130331 + at).padStart(16, '0'));

let harness: Harness;
let store: PortfolioStore;
let caller: Caller;
beforeAll(async () => {
  harness = await startHarness({ reports });
  store = openStore(harness.databaseUrl);
}, 60_000);
afterAll(async () => {
  await store.close();
  await harness.stop();
});
beforeEach(async () => {
  asked.length = 0;
  hold = null;
  caller = await harness.caller();
});

const create = (ids: string[], by = caller) =>
  harness.api.call(
    documentBatchApi.createDocumentBatch,
    { body: { name: 'Kern', template: 'passport', language: 'de', subjects: ids } },
    by,
  );
const list = (by = caller) => harness.api.call(documentBatchApi.listDocumentBatches, {}, by);
const download = ({ id }: DocumentBatch, by = caller) =>
  bytesOf(harness.app, addressOf(documentBatchApi.downloadDocumentBatch).replace(':id', id), by);

it('makes a hundred documents with progress into one ZIP file, with those that failed named', async () => {
  const ids = subjects(100);
  const progress: number[] = [];
  const listed = async () => {
    const batches = await list();
    progress.push(...batches.map(({ made, failures }) => made + failures.length));
    return batches;
  };
  const made = await untilBatch(listed, await create(ids));
  expect(made).toMatchObject({ state: 'done', total: 100, made: 80, template: 'passport', language: 'de' });
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(100);
  expect(progress.some(done => done > 0 && done < 100)).toBe(true);
  expect(made.failures.map(({ reason }) => reason)).toEqual(
    ids
      .filter(id => /[09]$/.test(id))
      .map(id => (id.endsWith('0') ? 'not-found' : id.endsWith('99') ? 'too-slow' : 'failed')),
  );
  const { status, bytes } = await download(made);
  expect([status, bytes.length]).toEqual([200, made.bytes]);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toHaveLength(80);
  expect(Object.keys(files)[0]).toBe('001 Paspoort a b c .pdf');
  expect(Buffer.from(Object.values(files)[0] ?? []).toString()).toBe(`%pdf ${ids[0]}`);
  expect(asked[0]).toMatchObject({
    caller: { userId: caller.userId, organisationId: caller.organisationId },
    sender: organisationNameOf(caller.organisationId),
    language: 'de',
  });
  expect(asked[0]?.caller).not.toHaveProperty('token');
  const left = await harness.query<{ left: number }>(
    'select count(*)::integer as left from portfolio.document_batch_item where pdf is not null',
  );
  expect(left).toEqual([{ left: 0 }]);
});

it('keeps the layout that was asked for, none or the default', async () => {
  const templateId = '7c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b14';
  const [subject = ''] = subjects(2).slice(1);
  for (const layout of [{ templateId }, { templateId: null }, {}]) {
    const body = { name: 'Kern', template: 'valuation' as const, subjects: [subject], ...layout };
    const made = await harness.api.call(documentBatchApi.createDocumentBatch, { body }, caller);
    await untilBatch(() => list(), made);
  }
  expect(asked.map(one => one.templateId)).toEqual([templateId, null, undefined]);
});

it('shows how far a document is, makes its files together, and says when it is no longer wanted', async () => {
  let goOn = () => {};
  hold = new Promise(resolve => {
    goOn = resolve;
  });
  const [, first = '', second = ''] = subjects(3);
  const body = {
    ...{ name: 'Kern', template: 'valuation' as const, subjects: [first, second] },
    formats: ['xlsx' as const, 'pdf' as const],
  };
  const batch = await harness.api.call(documentBatchApi.createDocumentBatch, { body }, caller);
  expect(batch).toMatchObject({ formats: ['pdf', 'xlsx'], total: 4, working: [] });
  const place = { organisationId: caller.organisationId, batchId: batch.id, position: 3 };
  const note = (progress: DocumentProgress) =>
    createInProcessClient(() => harness.app).call(documentInnerApi.noteProgress, {
      body: { ...place, ...progress },
    });
  expect(await note({ stage: 'reading', done: 9, total: 14 })).toEqual({ wanted: true });
  expect(await list()).toMatchObject([
    { working: [{ subject: second, stage: 'reading', done: 9, total: 14 }], made: 0 },
  ]);
  goOn();
  const made = await untilBatch(() => list(), batch);
  expect(made).toMatchObject({ state: 'done', made: 4, working: [] });
  expect(asked.map(one => [one.subject, one.formats])).toEqual([
    [first, ['pdf', 'xlsx']],
    [second, ['pdf', 'xlsx']],
  ]);
  expect(asked[1]?.place).toEqual(place);
  expect(Object.keys(unzipSync((await download(made)).bytes))).toEqual([
    '001 Paspoort a b c .pdf',
    '002 Paspoort a b c .xlsx',
    '003 Paspoort a b c .pdf',
    '004 Paspoort a b c .xlsx',
  ]);
  expect(await note({ stage: 'drawing', done: 0, total: 2 })).toEqual({ wanted: false });
});

it('stops when it is cancelled, and keeps nothing of it', async () => {
  let goOn = () => {};
  hold = new Promise(resolve => {
    goOn = resolve;
  });
  const { id } = await create(subjects(5));
  const params = { id };
  expect(await harness.api.call(documentBatchApi.cancelDocumentBatch, { params }, caller)).toMatchObject({
    state: 'cancelled',
    bytes: null,
  });
  goOn();
  // The next batch is made after the turn of the cancelled one.
  const next = await untilBatch(() => list(), await create(subjects(1)));
  expect(next).toMatchObject({ state: 'done', made: 1 });
  expect((await list()).find(batch => batch.id === id)).toMatchObject({ state: 'cancelled', made: 0 });
  expect((await download({ ...next, id })).status).toBe(404);
});

it('is seen by nobody else, not even a colleague', async () => {
  const made = await untilBatch(() => list(), await create(subjects(1)));
  for (const other of [await harness.caller(), await harness.caller({ org: caller.organisationId })]) {
    expect(await list(other)).toEqual([]);
    expect((await download(made, other)).status).toBe(404);
    const params = { id: made.id };
    for (const endpoint of [documentBatchApi.cancelDocumentBatch, documentBatchApi.deleteDocumentBatch]) {
      await expect(harness.api.call(endpoint, { params }, other)).rejects.toMatchObject({
        code: 'not-found',
      });
    }
  }
});

it('expires, and the cleaner removes the file of an expired and of a removed batch', async () => {
  const made = await untilBatch(() => list(), await create(subjects(1)));
  const removed = await untilBatch(() => list(), await create(subjects(1)));
  const ids = [made.id, removed.id];
  expect(readdirSync(join(harness.filesFolder, caller.organisationId)).toSorted()).toEqual(ids.toSorted());
  const strays = () => store.inOrganisation(forNobody(caller), scope => unknownFiles(scope, ids));
  expect(await strays()).toEqual([]);
  await harness.query(
    `update portfolio.document_batch set expires_at = now() - interval '1 hour' where id = $1`,
    [made.id],
  );
  await harness.api.call(documentBatchApi.deleteDocumentBatch, { params: { id: removed.id } }, caller);
  expect(await list()).toMatchObject([{ id: made.id, state: 'done', bytes: null }]);
  expect((await download(made)).status).toBe(404);
  expect((await strays()).toSorted()).toEqual(ids.toSorted());
});

it('needs the permission of the document, and takes no more than five hundred', async () => {
  const general = await harness.caller({ perm: ['auth.unrestricted-access-general'] });
  await expect(create(subjects(1), general)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(create(subjects(501))).rejects.toMatchObject({ code: 'bad-request' });
  const body = {
    name: 'Kern',
    template: 'passport' as const,
    subjects: subjects(1),
    formats: ['docx' as const],
  };
  await expect(
    harness.api.call(documentBatchApi.createDocumentBatch, { body }, caller),
  ).rejects.toMatchObject({ code: 'bad-request' });
});
