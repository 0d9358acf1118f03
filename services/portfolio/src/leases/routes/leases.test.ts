import { randomUUID } from 'node:crypto';
import { portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import {
  type LeaseColumn,
  type LeaseContent,
  type LeaseDeliveryBody,
  leaseApi,
} from '@kavel/contracts/leases';
import { startApi } from '@kavel/contracts/start';
import { unitSelectionApi } from '@kavel/contracts/units';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import { openStore, type PortfolioStore } from '../../repositories/store';
import { approve, type Harness, madePortfolio, shareWith, startHarness } from '../../testing/harness';
import { lineText, madeUpObject, objectId } from '../../testing/made-up-objects';
import { followLeaseDates } from '../jobs/follow-lease-dates';

let harness: Harness;
let caller: Caller;
let portfolioId: string;
let unitIds: string[];

const today = '2026-06-01';
let day = today;
const now = () => new Date(`${day}T12:00:00Z`);

beforeAll(async () => {
  const objects = [0, 1, 2].map(index => madeUpObject(index));
  harness = await startHarness({ objects, now });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  day = today;
  caller = await harness.caller({ name: 'Maud Visser' });
  const { id, units } = await madePortfolio(harness, caller, 3);
  portfolioId = id;
  unitIds = units.map(unit => unit.id);
});

const withoutTenants = (of: Caller): Promise<Caller> =>
  harness.caller({
    sub: of.userId,
    org: of.organisationId,
    perm: of.permissions.filter(key => key !== 'auth.tenant-data'),
  });
const params = () => ({ id: portfolioId });
const rentRoll = (by = caller) => harness.api.call(leaseApi.getRentRoll, { params: params() }, by);
const factsOf = async (at: number) => {
  const { addressObjectData } = await harness.api.call(
    unitApi.getUnit,
    { params: { id: unitIds[at] ?? '' } },
    caller,
  );
  return addressObjectData;
};
const file = (columns: LeaseColumn[], ...rows: string[][]): LeaseDeliveryBody => ({
  name: 'huurlijst.csv',
  columns,
  lines: rows.map((_, at) => at + 2),
  rows,
});
const deliver = (body: LeaseDeliveryBody, by = caller) =>
  harness.api.call(leaseApi.deliverLeases, { params: params(), body }, by);
const undo = (id: string) => harness.api.call(leaseApi.undoLeaseDelivery, { params: { id } }, caller);
const lease: LeaseContent = {
  reference: null,
  kind: '290',
  annualRent: 12_000,
  area: null,
  start: '2024-07-01',
  end: '2030-12-31',
  breakDate: '2028-12-31',
  noticeMonths: 12,
  indexation: { clause: 'fixed', rate: 0.02, cap: null, floor: null, month: null },
  rentFreeMonths: 0,
  discount: 0,
  discountEnd: null,
  deposit: null,
  serviceCosts: null,
};
const tenant = { reference: 'H-1', name: 'Bakkerij De Kruimel', kvk: '12345678' };
const add = (at = 0, more: Partial<LeaseContent> = {}) =>
  harness.api.call(
    leaseApi.addLease,
    { params: params(), body: { ...lease, ...more, unitId: unitIds[at] ?? '', tenant } },
    caller,
  );

describe('a lease', () => {
  it('decides rent, end and break of its unit, until the last one is removed', async () => {
    const set = { annualRent: 9_000, leaseEnd: '2027-01-01' };
    const edits = [{ id: unitIds[0] ?? '', set }];
    await harness.api.call(unitApi.editUnits, { params: params(), body: { edits } }, caller);
    const { id } = await add();
    expect(await factsOf(0)).toMatchObject({
      annualRent: 12_000,
      leaseEnd: '2030-12-31',
      leaseBreak: '2028-12-31',
      leases: [{ annualRent: 12_000, kind: '290' }],
    });
    await harness.api.call(leaseApi.removeLease, { params: { id } }, caller);
    const facts = await factsOf(0);
    expect(facts).toMatchObject({ ...set, leaseBreak: null });
    expect(facts.leases).toBeUndefined();
    const restored = await harness.api.call(leaseApi.restoreLease, { params: { id } }, caller);
    expect(restored.tenant).toEqual(tenant);
    expect((await factsOf(0)).annualRent).toBe(12_000);
    const history = await harness.api.call(
      unitApi.getUnitHistory,
      { params: { id: unitIds[0] ?? '' } },
      caller,
    );
    expect(history[0]).toMatchObject({ kind: 'changed', changes: { annualRent: [9_000, 12_000] } });
  });

  it('goes along with its unit to another portfolio, with its tenant, and back', async () => {
    await add();
    const leasesIn = async (id: string) =>
      (await harness.api.call(leaseApi.getRentRoll, { params: { id } }, caller)).leases;
    const { doubles: _, ...moved } = await harness.api.call(
      unitSelectionApi.transferUnits,
      {
        params: params(),
        body: { unitIds: [unitIds[0] ?? ''], mode: 'move', target: { name: 'Elders' } },
      },
      caller,
    );
    expect(await leasesIn(moved.targetId)).toMatchObject([{ unitId: moved.units[0]?.copyId, tenant }]);
    expect(await leasesIn(params().id)).toEqual([]);
    await harness.api.call(unitSelectionApi.undoTransfer, { params: params(), body: moved }, caller);
    expect(await leasesIn(params().id)).toMatchObject([{ unitId: unitIds[0], tenant }]);
  });

  it('keeps its rent out of the hands of those who edit the unit', async () => {
    await add();
    const edit = (set: object) =>
      harness.api.call(
        unitApi.editUnits,
        { params: params(), body: { edits: [{ id: unitIds[0] ?? '', set }] } },
        caller,
      );
    await expect(edit({ annualRent: 1 })).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.edits.0.set.annualRent' }],
    });
    await expect(edit({ annualRent: 12_000, oppervlakte: 90 })).resolves.toBeDefined();
  });

  it('is changed only by who saw its last revision, and never into a contradiction', async () => {
    const { id, revision } = await add();
    const save = (body: Partial<LeaseContent> & { revision: number }) =>
      harness.api.call(leaseApi.updateLease, { params: { id }, body: { ...lease, ...body } }, caller);
    const changed = await save({ annualRent: 13_000, revision });
    expect(changed).toMatchObject({ annualRent: 13_000, revision: revision + 1, tenant });
    await expect(save({ annualRent: 1, revision })).rejects.toMatchObject({ code: 'revision-behind' });
    await expect(save({ end: '2020-01-01', revision: 2 })).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('does not go along with a copy of the portfolio, its rent does', async () => {
    await add();
    const copy = await harness.api.call(
      portfolioApi.duplicatePortfolio,
      { params: params(), body: { name: 'Kopie' } },
      caller,
    );
    const { units } = await harness.api.call(portfolioApi.getPortfolio, { params: { id: copy.id } }, caller);
    expect(units[0]?.addressObjectData.annualRent).toBe(12_000);
    expect(units[0]?.addressObjectData.leases).toBeUndefined();
  });
});

describe('the right to see tenants', () => {
  it('decides whether their data are in answers, and may be written', async () => {
    const { id, revision } = await add();
    expect((await rentRoll()).leases[0]?.tenant).toEqual(tenant);
    const reader = await withoutTenants(caller);
    const seen = await rentRoll(reader);
    expect(seen).toMatchObject({ mayTenants: false, leases: [{ id, tenant: null }] });
    expect(JSON.stringify(seen)).not.toContain('Kruimel');
    const save = (body: object) =>
      harness.api.call(
        leaseApi.updateLease,
        { params: { id }, body: { ...lease, revision, ...body } },
        reader,
      );
    await expect(save({ tenant })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await save({ annualRent: 1 })).tenant).toBeNull();
    expect((await rentRoll()).leases[0]?.tenant).toEqual(tenant);
    await expect(deliver(file(['address', 'rent', 'tenantName']), reader)).rejects.toMatchObject({
      code: 'bad-request',
    });
    const named = file(['address', 'rent', 'tenantName'], [lineText(0), '1', 'Jansen']);
    await expect(deliver(named, reader)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is asked by the database too: without it no row is there', async () => {
    await add();
    const store = openStore(harness.databaseUrl);
    const rows = (opened: boolean) =>
      store.inOrganisation(caller, async ({ trx }) => {
        if (opened) await sql`select set_config('kavel.tenant_data', 'on', true)`.execute(trx);
        return trx.selectFrom('lease_tenant').select('lease_id').execute();
      });
    expect([(await rows(false)).length, (await rows(true)).length]).toEqual([0, 1]);
    await store.close();
  });
});

describe('a delivery', () => {
  const columns: LeaseColumn[] = [
    'postcode',
    'huisnummer',
    'reference',
    'rent',
    'start',
    'end',
    'tenantName',
  ];
  const rows = [
    ['1234 AB', '1', 'A-1', '1.000', '01-01-2024', '31-12-2028', 'Jansen'],
    ['1234ab', '2', 'A-2', '2.000,50', '01-01-2025', 'onbepaald', 'De Boer'],
  ];

  it('is previewed, with the reason of each row that is left out', async () => {
    const wrong = [
      ['1234AB', '99', 'A-3', '1', '', '', ''],
      ['1234AB', '3', 'A-1', '1', '', '', ''],
      ['1234AB', '3', 'A-4', 'veel', '01-01-2025', '01-01-2024', ''],
    ];
    const body = { ...file(columns, ...rows, ...wrong), rentPer: 'month' as const };
    const preview = await harness.api.call(leaseApi.previewLeases, { params: params(), body }, caller);
    expect(preview).toMatchObject({
      counts: { new: 2, changed: 0, known: 0, rejected: 3 },
      units: 2,
      annualRent: 36_006,
      rejected: [
        { line: 4, problems: [{ column: 'postcode', problem: 'unit-not-found' }] },
        { line: 5, problems: [{ column: 'reference', problem: 'repeated' }] },
        {
          line: 6,
          problems: [
            { column: 'rent', problem: 'not-a-number' },
            { column: 'end', problem: 'before-start' },
          ],
        },
      ],
    });
    expect(preview.sample[0]).toMatchObject({ address: lineText(0), annualRent: 12_000, end: '2028-12-31' });
    expect((await rentRoll()).leases).toEqual([]);
  });

  it('brings leases, changes those with the same number, and is taken back as a whole', async () => {
    const first = await deliver(file(columns, ...rows));
    expect(first.counts).toEqual({ new: 2, changed: 0, known: 0, rejected: 0, removed: 0 });
    const again = file(
      ['objectId', 'reference', 'rent'],
      [objectId(0), 'A-1', '1.100'],
      [objectId(1), 'A-2', '2.000,50'],
    );
    const second = await deliver(again);
    expect(second.counts).toEqual({ new: 0, changed: 1, known: 1, rejected: 0, removed: 0 });
    const after = await rentRoll();
    expect(after.leases.find(one => one.reference === 'A-1')).toMatchObject({
      annualRent: 1_100,
      end: '2028-12-31',
      tenant: { name: 'Jansen' },
    });
    expect(await factsOf(0)).toMatchObject({ annualRent: 1_100, leaseEnd: '2028-12-31' });

    expect(await undo(second.id)).toMatchObject({ kept: 0 });
    expect(await factsOf(0)).toMatchObject({ annualRent: 1_000 });
    expect((await rentRoll()).leases.map(({ tenant: of }) => of?.name).toSorted()).toEqual([
      'De Boer',
      'Jansen',
    ]);
    await expect(undo(second.id)).rejects.toMatchObject({ code: 'conflict' });

    const [changed] = (await rentRoll()).leases;
    if (changed === undefined) throw new Error('No lease');
    const { id, revision, unitId: _, indexedOn: _on, ...content } = changed;
    const body = { ...content, annualRent: 5, revision };
    await harness.api.call(leaseApi.updateLease, { params: { id }, body }, caller);
    expect(await undo(first.id)).toMatchObject({ kept: 1 });
    expect((await rentRoll()).leases.map(({ annualRent }) => annualRent)).toEqual([5]);
  });

  it('of the whole rent roll removes what is not in it, until it is undone', async () => {
    await deliver(file(columns, ...rows));
    const whole = { ...file(columns, rows[0] ?? []), whole: true };
    const { id, counts } = await deliver(whole);
    expect(counts).toMatchObject({ new: 0, removed: 1 });
    expect((await rentRoll()).leases.map(({ reference }) => reference)).toEqual(['A-1']);
    expect((await factsOf(1)).annualRent).toBeNull();
    await undo(id);
    expect((await rentRoll()).leases.map(({ reference }) => reference).toSorted()).toEqual(['A-1', 'A-2']);
    expect((await factsOf(1)).annualRent).toBe(2_000.5);
  });

  it('is sent in parts when it is long, which only the sender has', async () => {
    const key = randomUUID();
    const [first = [], second = []] = rows;
    const part = { key, part: 0, columns, lines: [2], rows: [first] };
    await harness.api.call(leaseApi.addLeasePart, { params: params(), body: part }, caller);
    const body = { ...file(columns, second), lines: [3], before: { key, parts: 1 } };
    const colleague = await harness.caller({ org: caller.organisationId });
    await shareWith(harness, caller, portfolioId, colleague);
    await expect(deliver(body, colleague)).rejects.toMatchObject({ code: 'unprocessable' });
    expect((await deliver(body)).counts).toMatchObject({ new: 2 });
    await expect(deliver(body)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('is refused to a reader of the portfolio', async () => {
    const reader = await harness.caller({ org: caller.organisationId });
    const body = { organisation: 'read' as const, colleagues: [] };
    await harness.api.call(portfolioApi.saveSharing, { params: params(), body }, caller);
    await expect(deliver(file(columns, ...rows), reader)).rejects.toMatchObject({ code: 'forbidden' });
    await shareWith(harness, caller, portfolioId, reader);
    await expect(deliver(file(columns, ...rows), reader)).resolves.toBeDefined();
  });

  it('says that a unit is vacant', async () => {
    await deliver(file(['address', 'vacant'], [lineText(2), 'ja']));
    expect((await factsOf(2)).annualRent).toBe(0);
    expect((await rentRoll()).figures).toMatchObject({ knownUnits: 1, vacantUnits: 1, runningLeases: 0 });
  });
});

describe('an indexation run', () => {
  const body = { date: '2026-07-01', cpi: 0.033, source: 'CBS' };

  it('gives new rents by clause, once, and takes them back', async () => {
    const { id } = await add();
    await add(1, { indexation: { clause: 'cpi', rate: null, cap: 0.03, floor: null, month: 7 } });
    await add(2, { indexation: null });
    const preview = await harness.api.call(leaseApi.previewIndexation, { params: params(), body }, caller);
    expect(preview.totals).toEqual({ leases: 3, indexed: 2, oldRent: 24_000, newRent: 24_600 });
    expect(preview.lines.map(({ outcome }) => outcome)).toEqual(['fixed', 'capped', 'unknown-clause']);

    const run = await harness.api.call(leaseApi.runIndexation, { params: params(), body }, caller);
    expect((await factsOf(0)).annualRent).toBe(12_240);
    const again = await harness.api.call(leaseApi.previewIndexation, { params: params(), body }, caller);
    expect(again.totals.indexed).toBe(0);

    const changed = (await rentRoll()).leases.find(one => one.id === id);
    expect(changed).toMatchObject({ annualRent: 12_240, indexedOn: '2026-07-01' });
    const edit = { ...lease, annualRent: 15_000, revision: changed?.revision ?? 0 };
    await harness.api.call(leaseApi.updateLease, { params: { id }, body: edit }, caller);
    const undone = await harness.api.call(leaseApi.undoIndexation, { params: { id: run.id } }, caller);
    expect(undone.kept).toBe(1);
    expect((await factsOf(0)).annualRent).toBe(15_000);
    expect((await factsOf(1)).annualRent).toBe(12_000);
  });
});

it('figures say what runs, against market and WWS, over which units', async () => {
  const marketRent = { id: unitIds[0] ?? '', set: { marketRent: 10_000, wozValue: 150_000 } };
  await harness.api.call(unitApi.editUnits, { params: params(), body: { edits: [marketRent] } }, caller);
  await add(0, { kind: 'dwelling' });
  await add(1, { end: '2026-05-31', breakDate: null });
  const { figures, expiry, vacancy, units } = await rentRoll();
  expect(figures).toMatchObject({
    contractRent: 12_000,
    runningLeases: 1,
    units: 3,
    knownUnits: 2,
    vacantUnits: 1,
    market: { units: 1, contractRent: 12_000, marketRent: 10_000, over: 1, under: 0 },
    wws: { units: 1, unknown: 0 },
  });
  expect(figures.walt).toBeCloseTo(4.583, 3);
  expect(expiry.find(({ year }) => year === 2028)?.toBreak).toBe(12_000);
  expect(vacancy.find(({ month }) => month === today)).toMatchObject({ units: 2, vacantUnits: 1 });
  expect(units.marketRent).toEqual([10_000, null, null]);
});

describe('a lease that ends and one that follows it', () => {
  let store: PortfolioStore;
  beforeAll(() => {
    store = openStore(harness.databaseUrl);
  });
  afterAll(() => store.close());

  /** What the job of the start of a day does. */
  async function become(date: string): Promise<void> {
    day = date;
    const { kind, run } = followLeaseDates(store, now);
    const of = { organisationId: caller.organisationId, jobId: caller.organisationId };
    const lease = { ...of, kind, userId: caller.userId, holder: randomUUID(), attempts: 0 };
    await harness.query('update portfolio.job_lease set holder = $1 where job_id = $2', [
      lease.holder,
      of.jobId,
    ]);
    while ((await run(lease, new AbortController().signal)) === 'more');
  }
  const rents = async () => {
    const { annualRent, leaseEnd } = await factsOf(0);
    const { units } = await harness.api.call(portfolioApi.getUnitTable, { params: params() }, caller);
    const { portfolios } = await harness.api.call(startApi.getStart, {}, caller);
    const { figures } = await rentRoll();
    return {
      unit: [annualRent, leaseEnd],
      table: [units.annualRent[0], units.leaseEnd[0]],
      start: portfolios?.[0]?.annualRent,
      rentRoll: figures.contractRent,
      // The end of a vacant unit is not missing, that of the two others is.
      missingEnds: portfolios?.[0]?.missing.facts.leaseEnd,
      leased: units.leased,
    };
  };
  const rent = (annualRent: number, leaseEnd: string | null) => ({
    unit: [annualRent, leaseEnd],
    table: [annualRent, leaseEnd],
    start: annualRent,
    rentRoll: annualRent,
    missingEnds: 2,
    leased: [0],
  });
  const follow = async () => {
    await add(0, { end: '2026-06-30', breakDate: null });
    await add(0, { annualRent: 15_000, start: '2026-07-15', end: '2031-07-14', breakDate: null });
  };

  it('give a unit its rent on the day before, of and after, everywhere alike', async () => {
    await follow();
    for (const [date, annualRent, end] of [
      ['2026-06-29', 12_000, '2026-06-30'],
      ['2026-06-30', 12_000, '2026-06-30'],
      ['2026-07-01', 0, null],
      ['2026-07-14', 0, null],
      ['2026-07-15', 15_000, '2031-07-14'],
      ['2026-07-16', 15_000, '2031-07-14'],
    ] as const) {
      await become(date);
      expect([date, await rents()]).toEqual([date, rent(annualRent, end)]);
    }
    const of = { params: { id: unitIds[0] ?? '' } };
    const history = await harness.api.call(unitApi.getUnitHistory, of, caller);
    expect(history[0]).toMatchObject({ actor: { name: 'Kavel' }, changes: { annualRent: [0, 15_000] } });
  });

  it('follow after months in which nothing ran, and of a unit that was moved', async () => {
    await follow();
    const { targetId, units } = await harness.api.call(
      unitSelectionApi.transferUnits,
      {
        params: params(),
        body: { unitIds: [unitIds[0] ?? ''], mode: 'move', target: { name: 'Elders' } },
      },
      caller,
    );
    await become('2027-01-01');
    unitIds = [units[0]?.copyId ?? ''];
    portfolioId = targetId;
    expect((await rents()).unit).toEqual([15_000, '2031-07-14']);
  });

  it('are read as of its value date by a valuation, which their running does not overtake', async () => {
    await follow();
    const valued = async (valueDate: string) => {
      const body = { portfolioId, name: valueDate, valueDate };
      return harness.api.call(valuationApi.createValuation, { body }, caller);
    };
    const rentIn = async (id: string) => {
      const found = await harness.api.call(valuationApi.getValuation, { params: { id } }, caller);
      return found.units.find(unit => unit.id === unitIds[0])?.addressObjectData.annualRent;
    };
    const dates = ['2026-06-30', '2026-07-01', '2026-07-15'];
    const made = await Promise.all(dates.map(valued));
    expect(await Promise.all(made.map(({ id }) => rentIn(id)))).toEqual([12_000, 0, 15_000]);
    const last = made[2]?.id ?? '';
    await approve(harness, caller, last);
    await become('2026-07-01');
    expect((await rents()).unit).toEqual([0, null]);
    expect(await rentIn(last)).toBe(15_000);
    const changed = async () => {
      const value = await harness.api.call(portfolioApi.getPortfolioValue, { params: params() }, caller);
      const { units } = await harness.api.call(portfolioApi.getUnitTable, { params: params() }, caller);
      const outdated = value?.outdated.find(({ reason }) => reason === 'facts-changed');
      return [outdated?.units ?? 0, units.valuation?.changed];
    };
    expect(await changed()).toEqual([0, []]);
    await add(0, { annualRent: 1_000 });
    expect(await changed()).toEqual([1, [0]]);
  });
});
