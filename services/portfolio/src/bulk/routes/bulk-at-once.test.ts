import { portfolioApi, unitApi } from '@kavel/contracts';
import { type BulkLine, bulkApi } from '@kavel/contracts/bulk';
import type { Caller } from '@kavel/service-kit';
import { endOfJob } from '../../testing/bulk-lists';
import { type Harness, linesFor, madePortfolio, startHarness } from '../../testing/harness';
import { lineText, madeUpObject, objectId } from '../../testing/made-up-objects';

const objects = Array.from({ length: 60 }, (_, index) => madeUpObject(index));

let harness: Harness;
let caller: Caller;
beforeAll(async () => {
  harness = await startHarness({ objects });
  caller = await harness.caller();
}, 60_000);
afterAll(() => harness.stop());

/** A list that is started before its parts are sent, for a portfolio with this many units. */
async function startedList(parts: number, units = 0) {
  const { api } = harness;
  const { id: portfolioId } = await madePortfolio(harness, caller, units);
  const body = { name: '', lines: 100, parts };
  const { id } = await api.call(bulkApi.createBulkJob, { params: { id: portfolioId }, body }, caller);
  await api.call(bulkApi.startBulkJob, { params: { id }, body: { mode: 'good-lines' } }, caller);
  return {
    portfolioId,
    put: (part: number, lines: readonly BulkLine[]) =>
      api.call(bulkApi.putBulkPart, { params: { id, part }, body: { lines: [...lines] } }, caller),
    read: () => api.call(bulkApi.getBulkJob, { params: { id } }, caller),
    end: () => endOfJob(api, caller, id),
    cancel: () => api.call(bulkApi.cancelBulkJob, { params: { id } }, caller),
    lines: async () =>
      (await api.call(bulkApi.listBulkLines, { params: { id }, query: { limit: 1_000 } }, caller)).lines,
    units: async () =>
      (await api.call(portfolioApi.getPortfolio, { params: { id: portfolioId } }, caller)).units,
  };
}

test('a part of a running list is stored when its request is answered, however often it is sent', async () => {
  const list = await startedList(2);
  const lines = linesFor(20);
  await Promise.all([list.put(1, lines), list.put(1, lines)]);
  await list.put(1, lines);
  expect(await list.read()).toMatchObject({
    state: 'running',
    stored: 20,
    counts: { added: 20, matched: 0 },
  });
  expect((await list.units()).map(unit => unit.objectId)).toEqual(lines.map((_, index) => objectId(index)));
  await list.put(2, [{ line: 21, text: lineText(20) }]);
  expect(await list.end()).toMatchObject({ state: 'done', stored: 21, counts: { added: 21 } });
});

test('parts that are sent together are stored in parallel, each with its lines in order', async () => {
  const list = await startedList(2);
  const lines = linesFor(60);
  await Promise.all([list.put(1, lines.slice(0, 30)), list.put(2, lines.slice(30))]);
  expect(await list.end()).toMatchObject({ state: 'done', stored: 60, counts: { added: 60 } });
  const idsOf = (from: number) => Array.from({ length: 30 }, (_, index) => objectId(from + index));
  const ids = (await list.units()).map(unit => unit.objectId);
  expect([ids.slice(0, 30), ids.slice(30)]).toEqual(
    ids[0] === objectId(0) ? [idsOf(0), idsOf(30)] : [idsOf(30), idsOf(0)],
  );
});

test('an address in two parts that are sent together is stored once', async () => {
  const list = await startedList(2);
  const lines = linesFor(30);
  const again = lines.map(({ text }, index) => ({ line: 31 + index, text }));
  await Promise.all([list.put(1, lines), list.put(2, again)]);
  expect(await list.end()).toMatchObject({ state: 'done', counts: { added: 30, 'repeated-line': 30 } });
  expect(await list.units()).toHaveLength(30);
});

test('addresses that the list or the portfolio already has are reported as in any list', async () => {
  const list = await startedList(3, 3);
  await list.put(1, linesFor(10).slice(3));
  await list.put(2, [
    { line: 11, text: lineText(0) },
    { line: 12, text: lineText(5) },
    { line: 13, text: lineText(30), facts: { bouwjaar: '3000' } },
    { line: 14, text: lineText(31) },
  ]);
  await list.put(3, [
    { line: 15, text: lineText(32) },
    { line: 16, text: lineText(32) },
  ]);
  expect(await list.end()).toMatchObject({
    state: 'done',
    counts: { added: 9, 'already-in-portfolio': 1, 'repeated-line': 2, 'invalid-facts': 1 },
  });
  const firstLines = (await list.lines()).filter(({ outcome }) => outcome === 'repeated-line');
  expect(firstLines.map(({ line, firstLine }) => [line, firstLine])).toEqual([
    [12, 6],
    [16, 15],
  ]);
  expect(await list.units()).toHaveLength(12);
});

test('an address that had been removed comes back as the unit it was', async () => {
  const list = await startedList(1, 1);
  const [unit] = await list.units();
  const params = { id: list.portfolioId, entityId: unit?.id ?? '' };
  await harness.api.call(unitApi.removeUnit, { params }, caller);
  await list.put(1, linesFor(2));
  expect(await list.end()).toMatchObject({ state: 'done', counts: { added: 2 } });
  expect((await list.units()).map(({ id }) => id)).toContain(unit?.id);
});

test('after a cancel no part is stored', async () => {
  const list = await startedList(2);
  await list.put(1, linesFor(5));
  expect(await list.cancel()).toMatchObject({ state: 'cancelled', stored: 5 });
  await expect(list.put(2, [{ line: 6, text: lineText(5) }])).rejects.toMatchObject({ code: 'conflict' });
  expect(await list.units()).toHaveLength(5);
});
