import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  addressOf,
  authApi,
  catalogueApi,
  type Endpoint,
  estimateApi,
  portfolioApi,
  roundedTo,
  roundingStep,
  scoreApi,
  shownEstimate,
  shownValue,
  streetAddress,
  unitApi,
  valuationApi,
} from '@kavel/contracts';
import { locatorApi } from '@kavel/contracts/locator';
import {
  documentBatchApi,
  documentLookApi,
  objectPictureApi,
  ownTemplateApi,
  reportApi,
  signatureApi,
  signingKeyApi,
  usualSections,
} from '@kavel/contracts/reports';
import { noFilter } from '@kavel/contracts/units';
import { copyDemo } from '@kavel/demo-data/testing';
import type { Caller, ServiceClient } from '@kavel/service-kit';
import {
  createOutsideClient,
  startTestDatabase,
  type TestDatabase,
  testCaller,
} from '@kavel/service-kit/testing';
import { ReportSigner, readDocx, readPdfs, readWorkbook } from '@kavel/service-reports/testing';
import type { FastifyInstance } from 'fastify';
import { readEnvironment } from './environment';
import { compose } from './start';

jest.setTimeout(300_000);

const root = resolve(__dirname, '../../..');
const unknown = '7f3d9a52-1c64-4e0b-9d27-5a8e6b4c2f10';
const name = 'Jaareinde "2026" #set text(red) *vet* 🏠';
/** A PNG of 48 by 48 white pixels. */
const pixels =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAAAAAByaaZbAAAAUklEQVR4AZXBAQEAAAiDMKR/55uB7UYjkUQSSSSRRBJJJJFEEkkkkUQSSSSRRBJJJJFEEkkkkUQSSSSRRBJJJJFEEkkkkUQSSSSRRBJJJJFEEj3olwFfXytNlQAAAABJRU5ErkJggg==';
let folder: string;
let database: TestDatabase;
let gateway: FastifyInstance;
let browser: ServiceClient;
let manager: Caller;
let valuationId: string;
let portfolioId: string;
let objectIds: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-documents-'));
  [database] = await Promise.all([startTestDatabase(), copyDemo({ dataFolder: folder, everyNth: 100 })]);
  const environment = readEnvironment({ KAVEL_DATA: folder, LOG_LEVEL: 'silent' }, root);
  const composed = compose(environment, { url: database.url, stop: async () => undefined }, root);
  gateway = composed.gateway;
  for (const service of composed.services) await service.migrate?.();
  await gateway.ready();
  gateway.log.level = environment.logLevel;
  browser = createOutsideClient(() => gateway);
  manager = await signIn('manager');
  await makeValuation();
});
afterAll(async () => {
  await gateway.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(account: string): Promise<Caller> {
  const body = { email: `${account}@kavel.example`, password: 'kavel-demo' };
  const { access_token: token } = await browser.call(authApi.login, { body });
  const { userId } = await browser.call(
    authApi.userState,
    {},
    testCaller({ token, userId: '', actorId: '' }),
  );
  return testCaller({ token, userId, actorId: userId });
}

async function makeValuation(): Promise<void> {
  const { objects } = await browser.call(locatorApi.locator, { body: { limit: 4 } }, manager);
  objectIds = objects.map(({ objectId }) => objectId);
  ({ id: portfolioId } = await browser.call(
    portfolioApi.createPortfolio,
    { body: { name: 'Kern' } },
    manager,
  ));
  for (const numberId of objectIds) {
    await browser.call(unitApi.addUnit, { params: { id: portfolioId }, body: { numberId } }, manager);
  }
  const body = { portfolioId, name, valueDate: '2026-11-01' };
  ({ id: valuationId } = await browser.call(valuationApi.createValuation, { body }, manager));
  const params = { id: valuationId };
  const buckets = await browser.call(valuationApi.suggestedBuckets, { params }, manager);
  await browser.call(valuationApi.saveAddressBuckets, { params, body: buckets }, manager);
  await browser.call(valuationApi.referencesAndValuationResult, { params }, manager);
}

async function ask(endpoint: Endpoint, payload: object, caller: Caller | null = manager) {
  return gateway.inject({
    method: 'POST',
    url: addressOf(endpoint),
    payload,
    headers: caller === null ? {} : { authorization: `Bearer ${caller.token}` },
  });
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const euro = (amount: number) => `€ ${new Intl.NumberFormat('nl-NL').format(amount)}`;

test('an address is drawn for messengers, without a session', async () => {
  const [id = ''] = objectIds;
  const ask = (one: string) =>
    gateway.inject(`${addressOf(objectPictureApi.objectPicture).replace(':id', one)}?language=en`);
  const { statusCode, headers, rawPayload } = await ask(id);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
  ]);
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630]);
  expect((await ask('0'.repeat(16))).statusCode).toBe(404);
});

test('a valuation is a PDF/UA with the figures of its summary, the same bytes each time', async () => {
  const answer = await ask(reportApi.valuationReport, { valuationId, language: 'nl' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Waarderingsrapport /);

  const [pdf] = readPdfs([answer.rawPayload]);
  const params = { id: valuationId };
  const summary = await browser.call(valuationApi.getSummaries, { params }, manager);
  const { totalValue: value, low68, high68, units } = summary;
  expect(summary.valuedCount).toBeGreaterThan(0);
  expect(pdf).toMatchObject({ universal: true, tagged: true, language: 'nl', title: name });
  const { snapshot } = await browser.call(catalogueApi.catalogueStatus, {});
  for (const text of [
    name,
    'Kern',
    euro(shownValue({ value, low68, high68 })),
    snapshot,
    'Fictieve gegevens',
  ])
    expect(pdf?.text).toContain(text);
  for (const { address } of units) expect(pdf?.text).toContain(address.split(',', 1)[0]);

  const again = await ask(reportApi.valuationReport, { valuationId, language: 'nl' });
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
});

test('the same report is a Word document and a workbook', async () => {
  const files = [
    [reportApi.valuationReportDocx, 'docx'],
    [reportApi.valuationReportXlsx, 'xlsx'],
  ] as const;
  for (const [endpoint, ending] of files) {
    const answer = await ask(endpoint, { valuationId, language: 'en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(endpoint.produces);
    expect(answer.headers['content-disposition']).toMatch(new RegExp(`^attachment; .*\\.${ending}`));
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await ask(endpoint, { valuationId: unknown })).statusCode).toBe(404);
  }
});

test('the workbook has the figures of the calculation as numbers, and the PDF and Word document the same', async () => {
  const params = { id: valuationId };
  const [summary, dcf, files] = await Promise.all([
    browser.call(valuationApi.getSummaries, { params }, manager),
    browser.call(valuationApi.dcf, { params, query: {} }, manager),
    Promise.all(
      [reportApi.valuationReportXlsx, reportApi.valuationReportDocx, reportApi.valuationReport].map(
        async endpoint => (await ask(endpoint, { valuationId, language: 'en' })).rawPayload,
      ),
    ),
  ]);
  const [workbook, word, pdf] = files;
  if (!workbook || !word || !pdf) throw new Error('there are three files');
  const sheets = readWorkbook(workbook);
  const rowsOf = (sheet: string) => sheets.get(sheet) ?? [];
  /** Each once: the weighing tells the values again. */
  const numbersBeside = (sheet: string, name: string) => [
    ...new Set(
      rowsOf(sheet)
        .filter(([head]) => head === name)
        .flatMap(row => row.filter(cell => typeof cell === 'number')),
    ),
  ];
  const { totalValue: value, low68, high68, units } = summary;
  expect(numbersBeside('Outcome', 'Market value (comparison, kk)')).toEqual([
    shownValue({ value, low68, high68 }),
  ]);
  const objects = rowsOf('Objects');
  for (const unit of units) {
    const row = objects.find(([address]) => String(address).startsWith(unit.address.split(',', 1)[0] ?? ''));
    const { value } = unit;
    expect(row?.[4]).toBe(value === null ? 'not valued' : shownValue({ ...unit, value }));
  }
  const { marketValue, letOn, sellOff } = dcf.total;
  const shownIn = (amount: number) => roundedTo(amount, roundingStep({ value: amount }));
  expect(numbersBeside('Calculation', 'Market value (cash flow, kk)')).toEqual([
    shownValue({ value: marketValue }),
  ]);
  expect(numbersBeside('Calculation', 'Net value (kk)')).toEqual(
    [letOn, sellOff].flatMap(scenario => (scenario ? [shownIn(scenario.netValue)] : [])),
  );
  const [, rent] = rowsOf('Calculation').find(([year, ...row]) => year === 1 && row.length > 5) ?? [];
  expect(Number(rent) / (letOn.years[0]?.lines.rent ?? 0)).toBeCloseTo(1, 2);

  const written = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  const shown = [readDocx(word), readPdfs([pdf])[0]?.text ?? ''];
  const amounts = ['Outcome', 'Objects', 'Calculation']
    .flatMap(sheet => rowsOf(sheet).flat())
    .filter(cell => typeof cell === 'number')
    .filter(cell => Math.abs(cell) >= 10_000);
  expect(amounts.length).toBeGreaterThan(50);
  for (const text of shown)
    expect(amounts.filter(amount => !text.includes(written.format(Math.abs(amount))))).toEqual([]);
});

test('a template decides the sections and the language of the report; an unknown one is not found', async () => {
  const body = {
    name: 'Bank',
    language: 'de' as const,
    isDefault: false,
    sections: usualSections.map(one => ({ ...one, on: one.key === 'outcome', heading: 'Kurz' })),
  };
  const { id: templateId } = await browser.call(ownTemplateApi.createReportTemplate, { body }, manager);
  const [pdf] = readPdfs([(await ask(reportApi.valuationReport, { valuationId, templateId })).rawPayload]);
  expect(pdf).toMatchObject({ language: 'de', pages: 1, universal: true });
  expect(pdf?.text).toContain('Kurz');
  expect((await ask(reportApi.valuationReport, { valuationId, templateId: unknown })).statusCode).toBe(404);
});

test('without a key nothing is signed, and with one no draft', async () => {
  const pdf = (await ask(reportApi.valuationReport, { valuationId, language: 'nl' })).rawPayload;
  const sign = () => ask(signatureApi.signReport, { valuationId, language: 'nl', sha256: hashOf(pdf) });
  expect((await sign()).statusCode).toBe(422);
  expect((await ask(signingKeyApi.makeSigningKey, { after: 0 })).statusCode).toBe(403);
  const director = await signIn('director');
  const made = await ask(signingKeyApi.makeSigningKey, { after: 0 }, director);
  expect(made.json().result).toMatchObject({ available: true, keys: [{ number: 1 }] });
  expect(JSON.stringify(made.json())).not.toContain('sealed');
  expect((await ask(signingKeyApi.makeSigningKey, { after: 0 }, director)).statusCode).toBe(409);
  const answer = await sign();
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict']);
});

test('a passport has the estimate of its page', async () => {
  const [objectId = ''] = objectIds;
  const params = { id: objectId };
  const estimate = shownEstimate(await browser.call(estimateApi.estimateAddress, { params }));
  const [pdf] = readPdfs([(await ask(reportApi.passportReport, { objectId, language: 'de' })).rawPayload]);
  expect(pdf).toMatchObject({ universal: true, language: 'de', title: streetAddress(estimate.object) });
  for (const text of ['Objektpass', euro(estimate.value), objectId, 'Norden oben; der Balken ist 25 m.'])
    expect(pdf?.text).toContain(text);
});

test('a score report has the score of its page and the parts with their sources', async () => {
  const [objectId = ''] = objectIds;
  const params = { id: objectId };
  const score = await browser.call(scoreApi.propertyScore, { params }, manager);
  const [pdf] = readPdfs([
    (await ask(reportApi.propertyScoreReport, { objectId, language: 'en' })).rawPayload,
  ]);
  expect(pdf).toMatchObject({ universal: true, language: 'en' });
  const measured = score.parts.filter(part => part.value !== null);
  expect(measured.length).toBeGreaterThan(5);
  for (const { name } of measured) expect(pdf?.text).toContain(name?.en);
  if (score.score !== null) expect(pdf?.text).toContain(`${Math.round(score.score)} of 100 points`);
  expect(pdf?.text).toContain(score.version);
});

test('passports of a portfolio are made as a batch, in the name of its user and without a session', async () => {
  const body = { name: 'Kern', template: 'passport' as const, language: 'nl' as const, subjects: objectIds };
  const { id } = await browser.call(documentBatchApi.createDocumentBatch, { body }, manager);
  const read = async () => {
    const batches = await browser.call(documentBatchApi.listDocumentBatches, {}, manager);
    return batches.find(batch => batch.id === id);
  };
  let batch = await read();
  while (batch?.state === 'running') {
    await new Promise(resolve => setTimeout(resolve, 50));
    batch = await read();
  }
  expect(batch).toMatchObject({ state: 'done', made: objectIds.length, failures: [] });
  const file = await gateway.inject({
    url: addressOf(documentBatchApi.downloadDocumentBatch).replace(':id', id),
    headers: { authorization: `Bearer ${manager.token}` },
  });
  expect(file.headers['content-type']).toBe('application/zip');
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(file.rawPayload.toString('latin1').match(/%PDF-/g)).toHaveLength(objectIds.length);
});

test('a portfolio has its units and its value', async () => {
  const view = { columns: [], sorting: null, filter: { ...noFilter, missing: ['area'] } };
  const [pdf, shown] = readPdfs([
    (await ask(reportApi.portfolioReport, { portfolioId, language: 'en' })).rawPayload,
    (await ask(reportApi.portfolioReport, { portfolioId, language: 'en', view })).rawPayload,
  ]);
  expect(pdf).toMatchObject({ universal: true, title: 'Kern' });
  expect(pdf?.text).toContain('Portfolio report');
  expect(pdf?.text).toContain(`${objectIds.length} units`);
  // All of these have an area: the view shows none of them, and says so.
  expect(shown).toMatchObject({ universal: true });
  expect(shown?.text).toContain('without: floor area');
  expect(shown?.text).toContain(`0 of ${objectIds.length}`);
});

test('a picture has the colours of the partner that is asked for', async () => {
  const plain = await ask(reportApi.valuationReportPicture, { valuationId });
  expect(plain.json().result).toMatchObject({
    pages: expect.any(Number),
    svg: expect.stringMatching(/^<svg /),
  });
  expect(plain.json().result.svg).toContain('#0f5f68');
  const branded = await ask(reportApi.valuationReportPicture, { valuationId, brand: 'vesteda' });
  expect(branded.json().result.svg).toContain('#8a2846');
  expect((await ask(reportApi.valuationReportPicture, { valuationId, brand: 'nobody' })).statusCode).toBe(
    400,
  );
});

test('documents have the logo and the colour that an organisation chose, and nobody else’s do', async () => {
  const admin = await signIn('admin');
  await browser.call(documentLookApi.saveDocumentLook, { body: { colour: '#1F4E79', logo: pixels } }, admin);
  const objectId = objectIds[0];
  const { svg } = (await ask(reportApi.propertyScoreReportPicture, { objectId }, admin)).json().result;
  expect(svg).toContain('#1f4e79');
  expect(svg).toContain('data:image/png');
  const [pdf] = readPdfs([(await ask(reportApi.propertyScoreReport, { objectId }, admin)).rawPayload]);
  expect(pdf).toMatchObject({ universal: true, tagged: true });
  const others = await ask(reportApi.propertyScoreReportPicture, { objectId });
  expect(others.json().result.svg).not.toContain('#1f4e79');
});

test('a foreign valuation and portfolio are not found, exactly like unknown ones', async () => {
  const stranger = await signIn('admin');
  for (const endpoint of [reportApi.valuationReport, reportApi.valuationReportPicture]) {
    const foreign = await ask(endpoint, { valuationId }, stranger);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe((await ask(endpoint, { valuationId: unknown }, stranger)).body);
  }
  expect((await ask(reportApi.portfolioReport, { portfolioId: unknown })).statusCode).toBe(404);
  expect((await ask(reportApi.passportReport, { objectId: '9999999999999999' })).statusCode).toBe(404);
});

test('nobody gets a document without a session, or without the permission of its page', async () => {
  expect((await ask(reportApi.valuationReport, { valuationId }, null)).statusCode).toBe(401);
  const member = await signIn('member');
  expect((await ask(reportApi.valuationReport, { valuationId }, member)).statusCode).toBe(403);
  expect((await ask(reportApi.portfolioReport, { portfolioId }, member)).statusCode).toBe(403);
});

test('a document that leaves Kavel is on record with what it is about', async () => {
  await ask(reportApi.valuationReport, { valuationId });
  await ask(reportApi.portfolioReport, { portfolioId });
  const rows = await database.query<{ kind: string; detail: Record<string, string> }>(
    `select kind, detail from auth.audit_event where kind in ('valuation-exported', 'list-exported') order by at desc limit 2`,
  );
  expect(rows).toMatchObject([
    { kind: 'list-exported', detail: { objectId: portfolioId } },
    { kind: 'valuation-exported', detail: { objectId: valuationId } },
  ]);
});

test('an office has the values of its page by what was given; another address is refused', async () => {
  const { objects } = await browser.call(
    locatorApi.locator,
    { body: { functions: ['kantoorfunctie'], limit: 50 } },
    manager,
  );
  const office = objects.find(({ vtwType }) => vtwType === 'kantoor');
  if (!office) throw new Error('the town has an office');
  const { objectId } = office;
  const given = { objectId, annualRent: 150_000, netYield: 0.075, oppervlakte: 1_000 };
  const { byRent } = await browser.call(estimateApi.officeValuation, { body: given }, manager);
  const [pdf] = readPdfs([
    (await ask(reportApi.officeReport, { ...given, distanceInKm: 5, language: 'nl' })).rawPayload,
  ]);
  expect(pdf).toMatchObject({ universal: true, title: streetAddress(office) });
  for (const text of [
    'Kantoorwaardering',
    euro(150_000),
    euro(shownValue({ value: byRent?.value ?? 0 })),
    '7,5 %',
  ])
    expect(pdf?.text).toContain(text);
  const home = await browser.call(
    locatorApi.locator,
    { body: { functions: ['woonfunctie'], limit: 1 } },
    manager,
  );
  const refused = await ask(reportApi.officeReport, { objectId: home.objects[0]?.objectId ?? '' });
  expect(refused.statusCode).toBe(422);
});

test('an approved report is signed; its signature holds after a rotation, for that file alone', async () => {
  const appraiser = await signIn('appraiser');
  const { organisation } = await browser.call(
    portfolioApi.getSharing,
    { params: { id: portfolioId } },
    manager,
  );
  const colleagues = [{ userId: appraiser.userId, level: 'edit' as const }];
  const body = { organisation, colleagues };
  await browser.call(portfolioApi.saveSharing, { params: { id: portfolioId }, body }, manager);
  const to = (status: 'in-review' | 'approved', by: Caller) =>
    browser.call(valuationApi.updateStatus, { params: { id: valuationId, status } }, by);
  await to('in-review', manager);
  await to('approved', appraiser);
  const pdf = (await ask(reportApi.valuationReport, { valuationId, language: 'nl' })).rawPayload;
  const sha256 = hashOf(pdf);
  const [read] = readPdfs([pdf]);
  expect(read?.text).toMatch(/Ondertekening[\s\S]*Naam/);
  const signed = async () =>
    (await ask(signatureApi.signReport, { valuationId, language: 'nl', sha256 })).json().result;
  const file = await signed();
  await ask(signingKeyApi.makeSigningKey, { after: 1 }, await signIn('director'));
  const verdict = async (of: object) =>
    (await ask(signatureApi.verifySignature, of, null)).json().result.verdict;
  expect(await verdict({ sha256, file })).toBe('valid');
  expect(await verdict({ sha256: 'b'.repeat(64), file })).toBe('other-file');
  const { statement } = file;
  const altered = { ...file, statement: { ...statement, signers: [{ name: 'Iemand', register: '' }] } };
  expect(await verdict({ sha256, file: altered })).toBe('altered');
  const elsewhere = new ReportSigner(Buffer.alloc(32, 9));
  const forged = elsewhere.sign(statement, elsewhere.makeKey(statement.organisationId));
  expect(await verdict({ sha256, file: forged })).toBe('unknown');
  const again = await signed();
  expect(again.publicKey).not.toBe(file.publicKey);
  expect(await verdict({ sha256, file: again })).toBe('valid');
});
