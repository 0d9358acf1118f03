import { type Endpoint, type EndpointInput, portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import type { Sharing } from '@kavel/contracts/portfolios';
import { serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import { openStore, type PortfolioStore } from '../../repositories/store';
import { activeUsers } from '../../testing/auth-client';
import { endOfJob, sendList, storeList } from '../../testing/bulk-lists';
import { type Harness, linesFor, madePortfolio, startHarness } from '../../testing/harness';
import { madeUpObject, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let store: PortfolioStore;
let owner: Caller;
let editor: Caller;
let reader: Caller;
let colleague: Caller;
let stranger: Caller;
let id: string;
let unitId: string;
let valuationId: string;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1].map(index => madeUpObject(index)) });
  store = openStore(harness.databaseUrl);
  owner = await harness.caller();
  const inHouse = () => harness.caller({ org: owner.organisationId });
  [editor, reader, colleague] = await Promise.all([inHouse(), inHouse(), inHouse()]);
  stranger = await harness.caller();
  id = (await madePortfolio(harness, owner, 1)).id;
  const valuation = await harness.api.call(
    valuationApi.createValuation,
    { body: { portfolioId: id, name: 'Van ons' } },
    owner,
  );
  valuationId = valuation.id;
  unitId = valuation.unitIds[0] ?? '';
}, 60_000);
afterAll(async () => {
  await store.close();
  await harness.stop();
});

const share = (body: Sharing, caller = owner) =>
  harness.api.call(portfolioApi.saveSharing, { params: { id }, body }, caller);

const shareWithBoth = () =>
  share({
    organisation: 'none',
    colleagues: [
      { userId: editor.userId, level: 'edit' },
      { userId: reader.userId, level: 'read' },
    ],
  });

type Attempt = [name: string, endpoint: Endpoint, input: object];

const reads = (): Attempt[] => [
  ['portfolio', portfolioApi.getPortfolio, { params: { id } }],
  ['table', portfolioApi.getUnitTable, { params: { id } }],
  ['sharing', portfolioApi.getSharing, { params: { id } }],
  ['unit', unitApi.getUnit, { params: { id: unitId } }],
  ['history', unitApi.getUnitHistory, { params: { id: unitId } }],
  ['addresses', unitApi.listAddresses, { body: { portfolioId: id } }],
  ['valuation', valuationApi.getValuation, { params: { id: valuationId } }],
  ['summaries', valuationApi.getSummaries, { params: { id: valuationId } }],
];

const writes = (): Attempt[] => [
  ['rename', portfolioApi.renamePortfolio, { params: { id }, body: { name: `Nieuw ${Math.random()}` } }],
  ['archive', portfolioApi.archivePortfolio, { params: { id }, body: { archived: false } }],
  ['add', unitApi.addUnit, { params: { id }, body: { numberId: objectId(1) } }],
  ['batch', unitApi.addUnitsInBatch, { params: { id }, body: { lines: [{ line: 1, text: 'x' }] } }],
  ['edit', unitApi.updateAddressObjectData, { params: { id: unitId }, body: { annualRent: 1 } }],
  [
    'edit many',
    unitApi.editUnits,
    { params: { id }, body: { edits: [{ id: unitId, set: { annualRent: 2 } }] } },
  ],
  ['value', valuationApi.createValuation, { body: { portfolioId: id, name: 'Nog een' } }],
  [
    'copy of the value',
    valuationApi.duplicateValuation,
    { params: { id: valuationId }, body: { name: 'Kopie' } },
  ],
  ['results', valuationApi.createValuationResults, { params: { id: valuationId }, body: [] }],
  ['status', valuationApi.updateStatus, { params: { id: valuationId, status: 'archived' } }],
];

/** The result of each attempt: `ok`, or the code of the error. */
async function outcomes(attempts: Attempt[], caller: Caller): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [name, endpoint, input] of attempts) {
    answers[name] = await harness.api.call(endpoint, input as EndpointInput<Endpoint>, caller).then(
      () => 'ok',
      error => error.code,
    );
  }
  return answers;
}

const all = (attempts: Attempt[], outcome: string) =>
  Object.fromEntries(attempts.map(([name]) => [name, outcome]));

it('a new portfolio and all that belongs to it are hidden from everybody but its maker', async () => {
  for (const caller of [editor, reader, colleague, stranger]) {
    expect(await outcomes([...reads(), ...writes()], caller)).toEqual(
      all([...reads(), ...writes()], 'not-found'),
    );
  }
  expect(await outcomes(reads(), owner)).toEqual(all(reads(), 'ok'));
});

describe('a portfolio shared with two colleagues', () => {
  beforeAll(shareWithBoth);

  it('is hidden from everybody else, with all that belongs to it', async () => {
    for (const caller of [colleague, stranger]) {
      expect(await outcomes([...reads(), ...writes()], caller)).toEqual(
        all([...reads(), ...writes()], 'not-found'),
      );
      expect(await harness.api.call(portfolioApi.listPortfolios, {}, caller)).toEqual([]);
      expect(await harness.api.call(unitApi.listAllUnits, {}, caller)).toEqual([]);
      expect(await harness.api.call(valuationApi.listValuations, {}, caller)).toEqual([]);
      expect(await harness.api.call(unitApi.listAddresses, {}, caller)).toEqual([]);
    }
  });

  it('can be read and not changed by a reader', async () => {
    expect(await outcomes(reads(), reader)).toEqual(all(reads(), 'ok'));
    expect(await outcomes(writes(), reader)).toEqual(all(writes(), 'forbidden'));
    const [listed] = await harness.api.call(portfolioApi.listPortfolios, {}, reader);
    expect(listed?.access).toBe('read');
    await expect(
      harness.api.call(portfolioApi.deletePortfolio, { params: { id } }, reader),
    ).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  });

  it('can be changed by an editor, except for its sharing', async () => {
    expect(await outcomes(reads(), editor)).toEqual(all(reads(), 'ok'));
    const { status, batch, ...changes } = await outcomes(writes(), editor);
    expect(Object.values(changes)).toEqual(Object.values(changes).map(() => 'ok'));
    await expect(share({ organisation: 'edit', colleagues: [] }, editor)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('keeps the services of a reader unchanged, and their files', async () => {
    const service = await harness.api.call(
      serviceApi.createService,
      { body: { name: 'Taxatie', portfolioId: id } },
      owner,
    );
    const params = { id: service.id };
    const { fileId } = await harness.api.call(
      serviceApi.startUpload,
      { params, body: { file_name: 'huur.pdf' } },
      owner,
    );
    const due = () => harness.query('select due_at from portfolio.file_due where file_id = $1', [fileId]);
    const before = await due();
    const attempts: Attempt[] = [
      ['create', serviceApi.createService, { body: { name: 'Van mij', portfolioId: id } }],
      ['update', serviceApi.updateService, { params, body: { name: 'Van mij' } }],
      ['delete', serviceApi.deleteService, { params }],
      ['restore', serviceApi.restoreService, { params }],
      ['upload', serviceApi.startUpload, { params, body: { file_name: 'a.pdf' } }],
      ['give up', serviceApi.deleteFile, { params: { ...params, fileId } }],
    ];
    expect(await outcomes(attempts, reader)).toEqual(all(attempts, 'forbidden'));
    expect(await outcomes(attempts, colleague)).toEqual(all(attempts, 'not-found'));
    expect(await due()).toEqual(before);
  });

  it('stops the list of an editor who may no longer edit', async () => {
    const { id: jobId } = await sendList(harness.api, editor, id, linesFor(1));
    await harness.query(
      `with started as (
         update portfolio.bulk_job set state = 'running', mode = 'good-lines' where id = $1
         returning organisation_id, id, user_id)
       insert into portfolio.job_lease (organisation_id, job_id, kind, user_id)
       select organisation_id, id, 'store-list', user_id from started`,
      [jobId],
    );
    await share({ organisation: 'none', colleagues: [{ userId: reader.userId, level: 'read' }] });
    const { id: wakes } = await sendList(harness.api, owner, id, linesFor(1));
    await storeList(harness.api, owner, wakes, 'good-lines');
    expect(await endOfJob(harness.api, owner, jobId)).toMatchObject({
      state: 'failed',
      failure: 'portfolio-gone',
      stored: 0,
    });
    expect(await harness.query('select from portfolio.job_lease where job_id = $1', [jobId])).toEqual([]);
    const start = { params: { id: wakes }, body: { mode: 'good-lines' as const } };
    await expect(harness.api.call(bulkApi.startBulkJob, start, reader)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await shareWithBoth();
  });

  it('names each colleague once and never the owner', async () => {
    const twice = [editor, editor].map(({ userId }) => ({ userId, level: 'read' as const }));
    await expect(share({ organisation: 'none', colleagues: twice })).rejects.toMatchObject({
      code: 'unprocessable',
    });
  });
});

describe('row-level security alone', () => {
  const tables = [
    'portfolio',
    'unit',
    'unit_event',
    'valuation',
    'valuation_unit',
    'valuation_event',
  ] as const;
  const count = (table: (typeof tables)[number], caller: Caller) =>
    store.inOrganisation(
      caller,
      async ({ trx }) => (await trx.selectFrom(table).selectAll().execute()).length,
    );

  it.each(tables)('shows %s to the owner and the reader and to no other colleague', async table => {
    expect(await count(table, owner)).toBeGreaterThan(0);
    expect(await count(table, reader)).toBe(await count(table, owner));
    expect(await count(table, colleague)).toBe(0);
  });

  it.each(['portfolio', 'unit', 'valuation'] as const)('lets a reader change nothing of %s', async table => {
    const changed = await store.inOrganisation(reader, ({ trx }) =>
      trx.updateTable(table).set({ deleted_at: new Date() }).returning('id').execute(),
    );
    expect(changed).toEqual([]);
  });

  it('refuses the rows of a reader', async () => {
    const smuggle = store.inOrganisation(reader, ({ trx }) =>
      trx
        .insertInto('unit')
        .values({
          organisation_id: owner.organisationId,
          portfolio_id: id,
          object_id: objectId(5),
          address_object_data: '{}',
        })
        .execute(),
    );
    await expect(smuggle).rejects.toThrow(/row-level security/);
  });

  it('does not let an editor share it', async () => {
    const open = store.inOrganisation(editor, ({ trx }) =>
      trx.updateTable('portfolio').set({ organisation_access: 'edit' }).where('id', '=', id).execute(),
    );
    await expect(open).rejects.toThrow(/only its owner/);
  });
});

describe('portfolios of a user who left', () => {
  const listLeft = (caller: Caller) => harness.api.call(portfolioApi.listOwnersWhoLeft, {}, caller);
  const handOver = (caller: Caller, fromUserId: string, toUserId: string) =>
    harness.api.call(portfolioApi.handOver, { body: { fromUserId, toUserId } }, caller);
  let left: Caller;
  let manager: Caller;
  let own: string;

  beforeEach(async () => {
    left = await harness.caller();
    manager = await harness.caller({ org: left.organisationId });
    own = (await madePortfolio(harness, left)).id;
    const body: Sharing = { organisation: 'none', colleagues: [{ userId: manager.userId, level: 'read' }] };
    await harness.api.call(portfolioApi.saveSharing, { params: { id: own }, body }, left);
    activeUsers.set(left.organisationId, [manager.userId]);
  });

  it('are found and handed over, and it is recorded', async () => {
    expect(await listLeft(manager)).toEqual([
      { userId: left.userId, portfolios: [{ id: own, name: expect.any(String) }] },
    ]);
    expect(await handOver(manager, left.userId, manager.userId)).toEqual({ portfolios: 1 });
    const params = { id: own };
    expect((await harness.api.call(portfolioApi.getPortfolio, { params }, manager)).access).toBe('owner');
    expect(await harness.api.call(portfolioApi.getSharing, { params }, manager)).toEqual({
      ownerId: manager.userId,
      organisation: 'none',
      colleagues: [],
    });
    expect(await listLeft(manager)).toEqual([]);
    const record = 'select actor_id, from_user_id, to_user_id, portfolio_ids from portfolio.handover';
    expect(await harness.query(`${record} where organisation_id = $1`, [left.organisationId])).toEqual([
      {
        actor_id: manager.userId,
        from_user_id: left.userId,
        to_user_id: manager.userId,
        portfolio_ids: [own],
      },
    ]);
  });

  it('get a suffix when the new owner has one of the same name', async () => {
    const { name } = await harness.api.call(portfolioApi.getPortfolio, { params: { id: own } }, left);
    const theirs = await harness.api.call(portfolioApi.createPortfolio, { body: { name } }, manager);
    await handOver(manager, left.userId, manager.userId);
    const listed = await harness.api.call(portfolioApi.listPortfolios, {}, manager);
    expect(listed.map(one => [one.id, one.name])).toEqual(
      expect.arrayContaining([
        [theirs.id, name],
        [own, `${name} (${own.slice(0, 8)})`],
      ]),
    );
  });

  it('stay with an owner who is active, and are hidden from others', async () => {
    await expect(handOver(manager, left.userId, stranger.userId)).rejects.toMatchObject({
      code: 'not-found',
    });
    activeUsers.set(left.organisationId, [manager.userId, left.userId]);
    expect(await listLeft(manager)).toEqual([]);
    await expect(handOver(manager, left.userId, manager.userId)).rejects.toMatchObject({ code: 'conflict' });
    activeUsers.set(stranger.organisationId, [stranger.userId]);
    expect(await listLeft(stranger)).toEqual([]);
    await expect(handOver(stranger, left.userId, stranger.userId)).rejects.toMatchObject({
      code: 'not-found',
    });
    const member = await harness.caller({ org: left.organisationId, perm: ['auth.portfolio-hub'] });
    await expect(listLeft(member)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it('shared with the organisation for reading, it is readable for all its users', async () => {
  await share({ organisation: 'read', colleagues: [] });
  expect((await harness.api.call(portfolioApi.getPortfolio, { params: { id } }, colleague)).access).toBe(
    'read',
  );
  await expect(
    harness.api.call(portfolioApi.getPortfolio, { params: { id } }, stranger),
  ).rejects.toMatchObject({ code: 'not-found' });
});
