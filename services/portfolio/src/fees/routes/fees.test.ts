import { randomUUID } from 'node:crypto';
import { type Endpoint, type EndpointInput, permissionKeys } from '@kavel/contracts';
import { type FeeMove, type FeeTerms, feeApi, type NewFeeEntry } from '@kavel/contracts/fees';
import { serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import { openStore, type PortfolioStore } from '../../repositories/store';
import { organisationNameOf } from '../../testing/auth-client';
import { type Harness, startHarness } from '../../testing/harness';
import { getFeeAgreement } from '../repositories/fee-agreements';
import { listFeeEvents, recordFeeEvent } from '../repositories/fee-lines';

let harness: Harness;
let store: PortfolioStore;
let proposer: Caller;
let other: Caller;
let third: Caller;
let serviceId: string;

beforeAll(async () => {
  harness = await startHarness({ now: () => new Date('2026-11-21T12:00:00Z') });
  store = openStore(harness.databaseUrl);
}, 60_000);
afterAll(async () => {
  await store.close();
  await harness.stop();
});
beforeEach(async () => {
  [proposer, other, third] = await Promise.all([
    harness.caller({ name: 'Maud Visser' }),
    harness.caller({ name: 'Otto Ander' }),
    harness.caller(),
  ]);
  serviceId = (await harness.api.call(serviceApi.createService, { body: { name: 'Taxaties' } }, proposer)).id;
});

const terms = (overrides: Partial<FeeTerms> = {}): FeeTerms => ({
  otherId: other.organisationId,
  otherName: 'Die ander',
  serviceId,
  proposerShare: 7_000,
  otherShare: 3_000,
  from: '2026-01-01',
  until: null,
  ...overrides,
});
const create = (overrides?: Partial<FeeTerms>) =>
  harness.api.call(feeApi.createFeeAgreement, { body: terms(overrides) }, proposer);
const move = (id: string, by: Caller, body: FeeMove) =>
  harness.api.call(feeApi.moveFeeAgreement, { params: { id }, body }, by);
const get = (id: string, by: Caller) => harness.api.call(feeApi.getFeeAgreement, { params: { id } }, by);
const list = async (by: Caller) =>
  (await harness.api.call(feeApi.listFeeAgreements, {}, by)).agreements.map(({ id }) => id);
const enter = (id: string, body: NewFeeEntry, by = proposer) =>
  harness.api.call(feeApi.addFeeEntry, { params: { id }, body }, by);
const statement = (id: string, from: string, until: string, by = proposer) =>
  harness.api.call(feeApi.getFeeStatement, { params: { id }, query: { from, until } }, by);
const fee = (overrides: Partial<NewFeeEntry> = {}): NewFeeEntry => ({
  date: '2026-03-10',
  amount: 10_001,
  description: 'Taxatie Dorpsstraat',
  ...overrides,
});

async function proposed(overrides?: Partial<FeeTerms>): Promise<string> {
  const { id } = await create(overrides);
  await move(id, proposer, { to: 'proposed' });
  return id;
}
async function agreed(overrides?: Partial<FeeTerms>): Promise<string> {
  const id = await proposed(overrides);
  await move(id, other, { to: 'agreed' });
  return id;
}

describe('an agreement', () => {
  it('goes from draft to agreed to ended, recording who and when for both parties', async () => {
    const { id, ...draft } = await create();
    expect(draft).toMatchObject({
      status: 'draft',
      own: 'proposer',
      proposer: { name: organisationNameOf(proposer.organisationId), share: 7_000 },
      other: { name: 'Die ander', share: 3_000 },
      service: { id: serviceId, name: 'Taxaties' },
    });
    await move(id, proposer, { to: 'proposed' });
    expect((await get(id, other)).agreement).toMatchObject({ own: 'other', service: { name: 'Taxaties' } });
    const made = await move(id, other, { to: 'agreed' });
    expect(made.other.name).toBe(organisationNameOf(other.organisationId));
    await move(id, other, { to: 'ended', endedFrom: '2026-12-01' });
    const { agreement, events } = await get(id, proposer);
    expect(agreement).toMatchObject({ status: 'ended', endedFrom: '2026-12-01' });
    expect(events.map(({ kind, party, actor }) => [kind, party, actor])).toEqual([
      ['ended', 'other', 'Otto Ander'],
      ['agreed', 'other', 'Otto Ander'],
      ['proposed', 'proposer', 'Maud Visser'],
      ['created', 'proposer', 'Maud Visser'],
    ]);
  });

  it('is agreed or declined by the other party only', async () => {
    const id = await proposed();
    for (const to of ['agreed', 'declined'] as const) {
      await expect(move(id, proposer, { to })).rejects.toMatchObject({ code: 'forbidden' });
    }
    await expect(move(id, other, { to: 'withdrawn' })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await move(id, other, { to: 'declined' })).status).toBe('declined');
    await expect(move(id, other, { to: 'agreed' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it("cannot be agreed by its proposer, even with the service's own role", async () => {
    const id = await proposed();
    const agreeing = store.inOrganisation(proposer, ({ trx }) =>
      trx.updateTable('fee_agreement').set({ status: 'agreed' }).where('id', '=', id).execute(),
    );
    await expect(agreeing).rejects.toThrow(/row-level security/);
  });

  it("can be changed and deleted as a draft only, and not over a colleague's change", async () => {
    const { id, revision } = await create();
    const change = (by: number) =>
      harness.api.call(
        feeApi.changeFeeAgreement,
        { params: { id }, body: { revision: by, terms: terms({ proposerShare: 5_000, otherShare: 5_000 }) } },
        proposer,
      );
    const remove = (of: string) =>
      harness.api.call(feeApi.deleteFeeAgreement, { params: { id: of } }, proposer);
    const changed = await change(revision);
    expect(changed.proposer.share).toBe(5_000);
    await expect(change(revision)).rejects.toMatchObject({ code: 'revision-behind' });
    await move(id, proposer, { to: 'proposed' });
    await expect(change(changed.revision + 1)).rejects.toMatchObject({ details: { reason: 'not-draft' } });
    await expect(remove(id)).rejects.toMatchObject({ details: { reason: 'not-draft' } });
    const draft = await create();
    await remove(draft.id);
    expect(await list(proposer)).toEqual([id]);
  });

  it('has shares of 100 % in total, another organisation, an own service and a period that ends after it starts', async () => {
    await expect(create({ proposerShare: 7_000, otherShare: 3_001 })).rejects.toMatchObject({
      code: 'bad-request',
    });
    await expect(create({ until: '2025-12-31' })).rejects.toMatchObject({ code: 'bad-request' });
    await expect(create({ otherId: proposer.organisationId })).rejects.toMatchObject({
      details: { reason: 'own-organisation' },
    });
    const foreign = await harness.api.call(serviceApi.createService, { body: { name: 'X' } }, other);
    await expect(create({ serviceId: foreign.id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gets the same answer for an existing organisation and an unknown one', async () => {
    const there = await create();
    const nowhere = await create({ otherId: randomUUID() });
    const plain = ({ id, updatedAt, other: { organisationId, ...named }, ...rest }: typeof there) => ({
      ...rest,
      named,
      ids: [id, organisationId].length,
      at: typeof updatedAt,
    });
    expect(plain(await move(there.id, proposer, { to: 'proposed' }))).toEqual(
      plain(await move(nowhere.id, proposer, { to: 'proposed' })),
    );
  });

  it('records both users when acting on behalf', async () => {
    const { id } = await create();
    const sander = { userId: randomUUID(), userName: 'Sander Bakker' };
    const events = await store.inOrganisation(proposer, async scope => {
      const agreement = await getFeeAgreement(scope, id);
      await recordFeeEvent(scope, { ...proposer, ...sander }, agreement, 'changed');
      return listFeeEvents(scope, agreement);
    });
    expect(events[0]).toMatchObject({ actor: 'Maud Visser', onBehalfOf: 'Sander Bakker' });
    expect(events[1]).toMatchObject({ actor: 'Maud Visser', onBehalfOf: null });
  });

  it('ends today at the earliest', async () => {
    const id = await agreed();
    const ending = (endedFrom: string) => move(id, proposer, { to: 'ended', endedFrom });
    await expect(ending('2026-11-20')).rejects.toMatchObject({ details: { reason: 'end-date' } });
    expect((await ending('2026-11-21')).status).toBe('ended');
  });
});

describe('other organisations', () => {
  const calls = (id: string): [Endpoint, object][] =>
    [
      [feeApi.getFeeAgreement, {}],
      [feeApi.changeFeeAgreement, { body: { revision: 1, terms: terms({ otherId: randomUUID() }) } }],
      [feeApi.deleteFeeAgreement, {}],
      [feeApi.moveFeeAgreement, { body: { to: 'agreed' } }],
      [feeApi.addFeeEntry, { body: fee() }],
      [feeApi.getFeeStatement, { query: { from: '2026-01-01', until: '2026-12-31' } }],
    ].map(([endpoint, input]) => [endpoint as Endpoint, { ...input, params: { id } }]);
  const answers = (id: string, by: Caller) =>
    Promise.all(
      calls(id).map(([endpoint, input]) =>
        harness.api.call(endpoint, input as EndpointInput<Endpoint>, by).catch(({ code, message }) => ({
          code,
          message,
        })),
      ),
    );
  const unknown = { code: 'not-found', message: 'This agreement does not exist' };

  it('cannot find it: a third organisation never, the other party while it is a draft', async () => {
    const { id } = await create();
    expect(await answers(id, other)).toEqual(calls(id).map(() => unknown));
    expect(await list(other)).toEqual([]);
    await move(id, proposer, { to: 'proposed' });
    await move(id, other, { to: 'agreed' });
    await enter(id, fee());
    expect(await answers(id, third)).toEqual(calls(id).map(() => unknown));
    expect(await list(third)).toEqual([]);
    expect(await list(other)).toEqual([id]);
  });

  it('read none of its rows with any query', async () => {
    const id = await agreed();
    await enter(id, fee());
    const lines = (by: Caller) =>
      store.inOrganisation(by, async ({ trx }) => [
        await trx.selectFrom('fee_entry').select('agreement_id').where('agreement_id', '=', id).execute(),
        await trx.selectFrom('fee_event').select('agreement_id').where('agreement_id', '=', id).execute(),
      ]);
    expect((await lines(other)).map(({ length }) => length)).toEqual([1, 3]);
    expect(await lines(third)).toEqual([[], []]);
  });

  it('need the permission to manage', async () => {
    const perm = permissionKeys.filter(key => key !== 'auth.management');
    await expect(list(await harness.caller({ perm }))).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('fees', () => {
  it('are entered by the proposer, within the agreed period, and are immutable', async () => {
    await expect(enter(await proposed(), fee())).rejects.toMatchObject({ code: 'conflict' });
    const id = await agreed({ until: '2026-06-30' });
    await expect(enter(id, fee(), other)).rejects.toMatchObject({ code: 'forbidden' });
    for (const date of ['2025-12-31', '2026-07-01']) {
      await expect(enter(id, fee({ date }))).rejects.toMatchObject({ details: { reason: 'entry-date' } });
    }
    await expect(enter(id, fee({ amount: 0 }))).rejects.toMatchObject({ code: 'bad-request' });
    await enter(id, fee());
    const changing = store.inOrganisation(proposer, ({ trx }) =>
      trx.deleteFrom('fee_entry').where('agreement_id', '=', id).execute(),
    );
    await expect(changing).rejects.toThrow(/permission denied/);
  });

  it('have dates in the past, and none from the day the agreement ended', async () => {
    const id = await agreed();
    await expect(enter(id, fee({ date: '2026-11-22' }))).rejects.toMatchObject({
      details: { reason: 'entry-date' },
    });
    await move(id, other, { to: 'ended', endedFrom: '2026-11-21' });
    await expect(enter(id, fee({ date: '2026-11-21' }))).rejects.toMatchObject({
      details: { reason: 'entry-date' },
    });
    expect((await enter(id, fee({ date: '2026-11-20' }))).date).toBe('2026-11-20');
  });

  it('add up to a statement that is equal for both parties, to the cent', async () => {
    const id = await agreed();
    await enter(id, fee({ date: '2026-04-01', amount: 999 }));
    await enter(id, fee({ date: '2026-03-31', amount: -500, description: 'Correctie' }));
    await enter(id, fee());
    const quarter = await statement(id, '2026-01-01', '2026-03-31');
    expect(quarter).toMatchObject({ total: 9_501, proposer: 6_651, other: 2_850 });
    expect(quarter.entries.map(({ amount, actor }) => [amount, actor])).toEqual([
      [10_001, 'Maud Visser'],
      [-500, 'Maud Visser'],
    ]);
    expect(await statement(id, '2026-01-01', '2026-03-31', other)).toEqual(quarter);
    await expect(statement(id, '2026-03-31', '2026-01-01')).rejects.toMatchObject({ code: 'bad-request' });
    expect(await statement(id, '2027-01-01', '2027-01-31')).toMatchObject({ entries: [], total: 0 });
  });
});
