import { portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { type StartPortfolio, startApi } from '@kavel/contracts/start';
import type { Caller } from '@kavel/service-kit';
import {
  approve,
  type Harness,
  madePortfolio,
  madeValuation,
  shareWith,
  startHarness,
} from '../../testing/harness';
import { madeUpObject, madeUpResult, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  const objects = [{}, { energielabel: null, oppervlakte: null }, {}, {}].map((facts, at) =>
    madeUpObject(at, facts),
  );
  harness = await startHarness({ objects, now: () => new Date('2026-11-28T09:00:00Z') });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

const start = (by = caller) => harness.api.call(startApi.getStart, {}, by);
const portfolioOf = async (id: string, by = caller): Promise<StartPortfolio | undefined> =>
  (await start(by)).portfolios?.find(portfolio => portfolio.id === id);
const setFacts = (id: string, body: object) =>
  harness.api.call(unitApi.updateAddressObjectData, { params: { id }, body }, caller);

/** One figure of one name: what the hub and the start page say must be the same. */
async function expectSameAsHub(id: string): Promise<StartPortfolio['value']> {
  const inHub = await harness.api.call(portfolioApi.getPortfolioValue, { params: { id } }, caller);
  const value = (await portfolioOf(id))?.value;
  if (inHub === null) expect(value).toBeNull();
  else expect(value).toMatchObject(inHub);
  return value ?? null;
}

it('counts what is missing and which leases end, over the units that are in the portfolio now', async () => {
  const { id, name, units } = await madePortfolio(harness, caller, 3);
  const [first, , third] = units.map(unit => unit.id);
  await setFacts(first ?? '', { annualRent: 12_000, leaseEnd: '2027-11-28' });
  await setFacts(third ?? '', { annualRent: 8_000, leaseEnd: '2026-11-27' });
  const all = await portfolioOf(id);
  expect(all).toMatchObject({
    name,
    units: 3,
    annualRent: 20_000,
    withRent: 2,
    example: false,
    editable: true,
  });
  expect(all?.missing).toEqual({ units: 1, facts: { area: 1, year: 0, label: 1, rent: 1, leaseEnd: 1 } });
  expect(all?.leases).toEqual({ units: 2, ended: 1, annualRent: 20_000 });
  await harness.api.call(unitApi.removeUnit, { params: { id, entityId: third ?? '' } }, caller);
  expect(await portfolioOf(id)).toMatchObject({
    units: 2,
    leases: { units: 1, ended: 0, annualRent: 12_000 },
  });
});

it('shows the value as the hub does: without one, of a draft, approved, and after changes', async () => {
  const valuation = await madeValuation(harness, caller, 3);
  const { portfolioId, unitIds, id, valueDate } = valuation;
  expect(await expectSameAsHub(portfolioId)).toBeNull();
  const results = unitIds.slice(0, 2).map(unitId => madeUpResult(unitId, 150_000, { valueDate }));
  await harness.putValues(caller, id, results);
  expect(await expectSameAsHub(portfolioId)).toMatchObject({
    status: 'draft',
    totalValue: 300_000,
    covered: 2,
  });

  await harness.putValues(
    caller,
    id,
    unitIds.map(unitId => madeUpResult(unitId, 150_000, { valueDate })),
  );
  await approve(harness, caller, id);
  expect(await expectSameAsHub(portfolioId)).toMatchObject({ status: 'approved', totalValue: 450_000 });

  const params = { id: portfolioId };
  await harness.api.call(unitApi.removeUnit, { params: { ...params, entityId: unitIds[0] ?? '' } }, caller);
  await harness.api.call(unitApi.addUnit, { params, body: { numberId: objectId(3) } }, caller);
  await setFacts(unitIds[1] ?? '', { annualRent: 12_000 });
  // Changed and changed back: nothing differs from the approval.
  await setFacts(unitIds[2] ?? '', { bouwjaar: 1980 });
  await setFacts(unitIds[2] ?? '', { bouwjaar: 1975 });
  expect(await expectSameAsHub(portfolioId)).toMatchObject({
    units: 3,
    covered: 2,
    left: 1,
    leftValue: 150_000,
    outdated: expect.arrayContaining([{ reason: 'facts-changed', units: 1 }]),
  });
});

it('gives approved values in the order of their dates, up to the one that is shown', async () => {
  const first = await madeValuation(harness, caller, 1);
  const { portfolioId } = first;
  await approve(harness, caller, first.id);
  const later = await harness.api.call(
    valuationApi.createValuation,
    { body: { portfolioId, name: 'Later', valueDate: '2026-11-25' } },
    caller,
  );
  const [unitId = ''] = later.unitIds;
  const buckets = { alles: { name: 'Alles', reason: null, unitIds: [unitId] } };
  await harness.api.call(
    valuationApi.saveAddressBuckets,
    { params: { id: later.id }, body: buckets },
    caller,
  );
  await harness.putValues(caller, later.id, [madeUpResult(unitId, 110_000, { valueDate: '2026-11-25' })]);
  await approve(harness, caller, later.id);
  const points = [
    { valueDate: '2026-11-21', totalValue: 100_000, units: 1 },
    { valueDate: '2026-11-25', totalValue: 110_000, units: 1 },
  ];
  expect((await portfolioOf(portfolioId))?.history).toEqual(points);
  await harness.api.call(
    valuationApi.updateStatus,
    { params: { id: later.id, status: 'archived' }, body: { reason: 'Vervangen' } },
    caller,
  );
  expect((await portfolioOf(portfolioId))?.history).toEqual(points.slice(0, 1));
});

it('names valuations in review to those who may approve them, and to nobody else', async () => {
  const { id, portfolioId, unitIds, valueDate } = await madeValuation(harness, caller, 1);
  await harness.putValues(caller, id, [madeUpResult(unitIds[0] ?? '', 100_000, { valueDate })]);
  const colleague = await harness.caller({ org: caller.organisationId });
  const outsider = await harness.caller({ org: caller.organisationId });
  await shareWith(harness, caller, portfolioId, colleague);
  await harness.api.call(valuationApi.updateStatus, { params: { id, status: 'in-review' } }, caller);
  expect((await start()).reviews).toEqual([]);
  expect((await start(outsider)).reviews).toEqual([]);
  expect((await start(colleague)).reviews).toMatchObject([{ valuationId: id, submittedBy: caller.userName }]);
});

it('keeps every part to callers with its permission', async () => {
  const org = caller.organisationId;
  const { id } = await madePortfolio(harness, caller, 1);
  const member = await harness.caller({ org, perm: ['auth.unrestricted-access-general'] });
  expect(await start(member)).toMatchObject({
    portfolios: null,
    reviews: null,
    failures: [],
    tourEnded: false,
  });
  const stranger = await harness.caller();
  expect((await start(stranger)).portfolios).toEqual([]);
  expect(await portfolioOf(id)).toBeDefined();
});

it('shows the last failed list of a portfolio to the user who sent it', async () => {
  const { id } = await madePortfolio(harness, caller, 0);
  const insert = (name: string, state: string) =>
    harness.query(
      `insert into portfolio.bulk_job (organisation_id, portfolio_id, name, lines, parts, state, finished_at,
        actor_id, actor_name, user_id, user_name)
      values ('${caller.organisationId}', '${id}', '${name}', 1, 1, '${state}', now(),
        '${caller.userId}', 'Wij', '${caller.userId}', 'Wij')`,
    );
  await insert('adressen.xlsx', 'failed');
  expect((await start()).failures).toMatchObject([{ kind: 'list', name: 'adressen.xlsx', portfolioId: id }]);
  await insert('opnieuw.xlsx', 'done');
  expect((await start()).failures).toEqual([]);
});

it('keeps for each user whether the tour has ended', async () => {
  const save = (ended: boolean) => harness.api.call(startApi.saveTour, { body: { ended } }, caller);
  expect((await start()).tourEnded).toBe(false);
  await save(true);
  expect((await start()).tourEnded).toBe(true);
  expect((await start(await harness.caller({ org: caller.organisationId }))).tourEnded).toBe(false);
  await save(false);
  expect((await start()).tourEnded).toBe(false);
});

it('marks a portfolio that is made as an example', async () => {
  const body = { name: 'Voorbeeld', example: true };
  const { id } = await harness.api.call(portfolioApi.createPortfolio, { body }, caller);
  expect(await portfolioOf(id)).toMatchObject({ example: true, units: 0 });
});
