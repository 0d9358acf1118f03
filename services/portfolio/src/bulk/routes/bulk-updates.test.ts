import { portfolioApi, unitApi } from '@kavel/contracts';
import { type BulkLine, type BulkUpdates, bulkApi } from '@kavel/contracts/bulk';
import { type OwnColumnKind, rowsOf, unitOwnApi } from '@kavel/contracts/units';
import type { Caller } from '@kavel/service-kit';
import { endOfJob, sendList } from '../../testing/bulk-lists';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { lineText, madeUpObject, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;
let portfolioId: string;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2, 3, 4].map(index => madeUpObject(index)) });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ name: 'Maud Visser' });
  portfolioId = (await madePortfolio(harness, caller, 3)).id;
  await edit(0, { annualRent: 12_000, leaseEnd: '2030-12-31' });
  await edit(2, { leaseEnd: '2031-12-31', leaseBreak: '2029-12-31' });
});

const units = async () =>
  (await harness.api.call(portfolioApi.getPortfolio, { params: { id: portfolioId } }, caller)).units;
async function edit(index: number, body: object) {
  const id = (await units())[index]?.id ?? '';
  await harness.api.call(unitApi.updateAddressObjectData, { params: { id }, body }, caller);
}
const factsOf = async (index: number) => (await units())[index]?.addressObjectData;

const lines: BulkLine[] = [
  { line: 1, text: lineText(0), facts: { annualRent: '12.500', leaseEnd: '31-12-2030' } },
  { line: 2, text: lineText(1), facts: { annualRent: 'veel', wozValue: '300000' } },
  { line: 3, text: lineText(2), facts: { leaseEnd: '01-01-2028' } },
  { line: 4, text: lineText(3), facts: { wozValue: '250000' } },
];
const send = () => sendList(harness.api, caller, portfolioId, lines, 2);
const linesOf = async (id: string) =>
  (await harness.api.call(bulkApi.listBulkLines, { params: { id } }, caller)).lines;
async function store(id: string, updates?: BulkUpdates) {
  const body = { mode: 'good-lines' as const, updates };
  await harness.api.call(bulkApi.startBulkJob, { params: { id }, body }, caller);
  return endOfJob(harness.api, caller, id);
}

describe('facts of addresses that the portfolio already has', () => {
  it('are shown as changes; an invalid cell or a contradictory lease changes nothing', async () => {
    const job = await send();
    expect(job).toMatchObject({ differing: 1, updated: 0, updates: null });
    const [first, second, third, fourth] = await linesOf(job.id);
    expect(first).toMatchObject({
      outcome: 'already-in-portfolio',
      changes: [{ field: 'annualRent', from: 12_000, to: 12_500 }],
    });
    expect(second).toMatchObject({
      changes: [],
      badFacts: [{ field: 'annualRent', problem: 'not-a-number' }],
    });
    expect(third?.changes).toEqual([]);
    expect(fourth).toMatchObject({ outcome: 'matched', changes: [] });
  });

  it('stay unchanged unless the user chooses to overwrite them', async () => {
    const { id } = await send();
    expect(await store(id)).toMatchObject({ updates: 'leave', updated: 0, counts: { added: 1 } });
    expect(await factsOf(0)).toMatchObject({ annualRent: 12_000 });
  });

  it('are overwritten, recorded in the name of the user who started the list', async () => {
    const { id } = await send();
    const job = await store(id, 'overwrite');
    expect(job).toMatchObject({ updates: 'overwrite', differing: 1, updated: 1, counts: { added: 1 } });
    expect(await factsOf(0)).toMatchObject({ annualRent: 12_500, leaseEnd: '2030-12-31' });
    expect(await factsOf(1)).toMatchObject({ annualRent: null, wozValue: null });
    expect(await factsOf(2)).toMatchObject({ leaseEnd: '2031-12-31' });
    const [unit] = await units();
    const history = await harness.api.call(
      unitApi.getUnitHistory,
      { params: { id: unit?.id ?? '' } },
      caller,
    );
    expect(history[0]).toMatchObject({
      kind: 'changed',
      changes: { annualRent: [12_000, 12_500] },
      actor: { name: 'Maud Visser' },
    });
    expect(unit).toMatchObject({ objectId: objectId(0), revision: 3 });
  });

  it('counts actual changes: none when a colleague made the same change first, or the unit was removed', async () => {
    const { id } = await send();
    await edit(0, { annualRent: 12_500 });
    expect(await store(id, 'overwrite')).toMatchObject({ differing: 1, updated: 0 });
    expect((await units())[0]?.revision).toBe(3);
  });
});

describe('own columns of the portfolio', () => {
  const column = (name: string, kind: OwnColumnKind, choices: string[] = []) =>
    harness.api.call(
      unitOwnApi.createOwnColumn,
      { params: { id: portfolioId }, body: { name, kind, choices, everywhere: false } },
      caller,
    );
  /** Values by unit, in the order of the columns. */
  const valuesOf = async (columns: readonly { id: string }[]) => {
    const { units } = await harness.api.call(
      portfolioApi.getUnitTable,
      { params: { id: portfolioId } },
      caller,
    );
    return rowsOf(units).map(({ own }) => columns.map(({ id }) => own[id] ?? null));
  };

  it('are checked by their kind, given to added units and kept for present ones unless overwritten', async () => {
    const columns = [
      await column('Erfpacht', 'number'),
      await column('Beheerder', 'choice', ['Noord', 'Zuid']),
      await column('Opgeleverd', 'date'),
    ];
    expect(
      await harness.api.call(unitOwnApi.listOwnColumns, { params: { id: portfolioId } }, caller),
    ).toHaveLength(3);
    const [lease = '', manager = '', built = ''] = columns.map(({ id }) => id);
    const list: BulkLine[] = [
      { line: 1, text: lineText(0), own: { [lease]: '€ 1.250', [manager]: '' } },
      { line: 2, text: lineText(3), own: { [manager]: 'noord', [built]: '1-5-2020' } },
      { line: 3, text: lineText(4), own: { [lease]: 'veel', [manager]: 'Oost' } },
    ];
    const sent = await sendList(harness.api, caller, portfolioId, list);
    expect(sent).toMatchObject({ differing: 1, counts: { 'invalid-facts': 1 } });
    const [present, fresh, wrong] = await linesOf(sent.id);
    expect(present?.ownChanges).toEqual([{ column: 'Erfpacht', from: null, to: 1_250 }]);
    expect(fresh?.outcome).toBe('matched');
    expect(wrong?.badOwn).toEqual([
      { column: 'Beheerder', problem: 'not-a-choice' },
      { column: 'Erfpacht', problem: 'not-a-number' },
    ]);
    const added = [null, 'Noord', '2020-05-01'];
    await store(sent.id);
    expect(await valuesOf(columns)).toEqual([[null, null, null], ...nothingTwice, added]);

    const again = await sendList(harness.api, caller, portfolioId, list);
    expect(await store(again.id, 'overwrite')).toMatchObject({ updated: 1 });
    expect(await valuesOf(columns)).toEqual([[1_250, null, null], ...nothingTwice, added]);
    const [unit] = await units();
    const history = await harness.api.call(
      unitApi.getUnitHistory,
      { params: { id: unit?.id ?? '' } },
      caller,
    );
    expect(history[0]).toMatchObject({ kind: 'changed', changes: { [`own.${lease}`]: [null, 1_250] } });
  });

  it('of another portfolio are refused', async () => {
    const stranger = objectId(0).padStart(16, '0');
    const own = { [`00000000-0000-4000-8000-${stranger.slice(4)}`]: 'x' };
    await expect(
      sendList(harness.api, caller, portfolioId, [{ line: 1, text: lineText(3), own }]),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});

const nothingTwice = [
  [null, null, null],
  [null, null, null],
];
