import { portfolioApi, unitApi } from '@kavel/contracts';
import { type BulkLine, type BulkOutcome, bulkApi } from '@kavel/contracts/bulk';
import type { Caller } from '@kavel/service-kit';
import { endOfJob, sendList, storeList } from '../../testing/bulk-lists';
import { type Harness, linesFor, madePortfolio, startHarness } from '../../testing/harness';
import { lineText, madeUpObject, objectId } from '../../testing/made-up-objects';

const objects = Array.from({ length: 500 }, (_, index) => madeUpObject(index));
const twice = [2_000, 2_001].map(index => madeUpObject(index, { huisnummer: 2_001 }));

let harness: Harness;
let caller: Caller;
let portfolioId: string;

beforeAll(async () => {
  harness = await startHarness({ objects: [...objects, ...twice] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
  portfolioId = (await madePortfolio(harness, caller)).id;
});

const send = (lines: readonly BulkLine[], partLines?: number) =>
  sendList(harness.api, caller, portfolioId, lines, partLines);
const store = (id: string, mode: 'good-lines' | 'all-or-nothing') => storeList(harness.api, caller, id, mode);
const units = async () =>
  (await harness.api.call(portfolioApi.getPortfolio, { params: { id: portfolioId } }, caller)).units;
const linesOf = (id: string, outcome?: BulkOutcome, limit = 1_000, after?: string) =>
  harness.api.call(bulkApi.listBulkLines, { params: { id }, query: { outcome, limit, after } }, caller);
const settle = (id: string, line: number, object: string) =>
  harness.api.call(bulkApi.settleBulkLine, { params: { id, line }, body: { objectId: object } }, caller);

const mixed: BulkLine[] = [
  ...linesFor(5),
  { line: 6, text: 'Nergensweg 1, 1234 AB Verzonnendam' },
  { line: 7, text: lineText(2_000) },
  { line: 8, text: '???' },
  { line: 9, text: lineText(0) },
  { line: 10, text: lineText(7), facts: { annualRent: '€ 12.500,-', leaseEnd: '31-12-2030' } },
  { line: 11, text: lineText(8), facts: { annualRent: 'veel', bouwjaar: '3000' } },
];

describe('the good lines', () => {
  it('are stored by a job, with a reason for each other line, across parts', async () => {
    const sent = await send(mixed, 4);
    expect(sent).toMatchObject({ state: 'receiving', matched: 11, stored: 0, received: [1, 2, 3] });
    expect(await units()).toHaveLength(0);
    const job = await store(sent.id, 'good-lines');
    expect(job).toMatchObject({ state: 'done', stored: 11, madeBy: caller.userName });
    expect(job.counts).toEqual({
      added: 6,
      matched: 0,
      'not-found': 1,
      ambiguous: 1,
      unreadable: 1,
      'already-in-portfolio': 0,
      'repeated-line': 1,
      'invalid-facts': 1,
    });
    const stored = await units();
    expect(stored.map(unit => unit.objectId)).toEqual([0, 1, 2, 3, 4, 7].map(objectId));
    expect(stored.at(-1)?.addressObjectData).toMatchObject({
      annualRent: 12_500,
      leaseEnd: '2030-12-31',
      marketRent: null,
      bouwjaar: 1975,
    });
    const { lines } = await linesOf(sent.id);
    expect(lines[8]).toMatchObject({ line: 9, outcome: 'repeated-line', firstLine: 1 });
    expect(lines[10]?.badFacts).toEqual([
      { field: 'annualRent', problem: 'not-a-number' },
      { field: 'bouwjaar', problem: 'out-of-range' },
    ]);
  });

  it('restore the same units where they had been removed', async () => {
    await store((await send(linesFor(2))).id, 'good-lines');
    const [unit] = await units();
    const params = { id: portfolioId, entityId: unit?.id ?? '' };
    await harness.api.call(unitApi.removeUnit, { params }, caller);
    const job = await store((await send(linesFor(3))).id, 'good-lines');
    expect(job.counts).toMatchObject({ added: 2, 'already-in-portfolio': 1 });
    expect((await units()).map(({ id }) => id)).toContain(unit?.id);
  });

  it('are reported when somebody else added them between check and start', async () => {
    const sent = await send(linesFor(10));
    const body = { lines: linesFor(3) };
    await harness.api.call(unitApi.addUnitsInBatch, { params: { id: portfolioId }, body }, caller);
    const job = await store(sent.id, 'good-lines');
    expect(job.counts).toMatchObject({ added: 7, 'already-in-portfolio': 3 });
    expect((await linesOf(sent.id, 'already-in-portfolio')).lines.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('are stored as parts arrive when the list was started before', async () => {
    const body = { name: '', lines: 20, parts: 2 };
    const { id } = await harness.api.call(
      bulkApi.createBulkJob,
      { params: { id: portfolioId }, body },
      caller,
    );
    await harness.api.call(bulkApi.startBulkJob, { params: { id }, body: { mode: 'good-lines' } }, caller);
    for (const part of [2, 1]) {
      const lines = linesFor(20).slice((part - 1) * 10, part * 10);
      await harness.api.call(bulkApi.putBulkPart, { params: { id, part }, body: { lines } }, caller);
    }
    expect(await endOfJob(harness.api, caller, id)).toMatchObject({ state: 'done', stored: 20 });
    expect(await units()).toHaveLength(20);
  });
});

describe('all or nothing', () => {
  it('stores nothing while a line is bad, and everything once it is resolved', async () => {
    const sent = await send([...linesFor(5), { line: 6, text: lineText(2_000) }], 2);
    expect(await store(sent.id, 'all-or-nothing')).toMatchObject({ state: 'refused', stored: 0 });
    expect(await units()).toHaveLength(0);
    const { lines } = await linesOf(sent.id, 'ambiguous');
    expect(lines[0]?.candidates.map(candidate => candidate.objectId)).toEqual([2_000, 2_001].map(objectId));
    expect(await settle(sent.id, 6, objectId(2_001))).toMatchObject({ outcome: 'matched' });
    const job = await store(sent.id, 'all-or-nothing');
    expect(job).toMatchObject({ state: 'done', counts: { added: 6 } });
    expect((await units()).map(unit => unit.objectId)).toEqual([0, 1, 2, 3, 4, 2_001].map(objectId));
  });

  it('can be followed by storing the good lines only', async () => {
    const sent = await send(mixed, 4);
    await store(sent.id, 'all-or-nothing');
    expect(await store(sent.id, 'good-lines')).toMatchObject({ state: 'done', counts: { added: 6 } });
    expect(await units()).toHaveLength(6);
  });

  it('stores nothing when the database fails in the last part', async () => {
    const sent = await send(linesFor(30), 10);
    await harness.query(`
      create function portfolio.refuse_unit() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
      create trigger refuse before insert on portfolio.unit
        for each row when (new.object_id = '${objectId(29)}') execute function portfolio.refuse_unit()`);
    await harness.api.call(
      bulkApi.startBulkJob,
      { params: { id: sent.id }, body: { mode: 'all-or-nothing' } },
      caller,
    );
    await until(
      async () => (await lease(sent.id))?.attempts === 1 && (await lease(sent.id))?.holder === null,
    );
    expect(await units()).toHaveLength(0);
    await harness.query('drop trigger refuse on portfolio.unit');
    await harness.query('update portfolio.job_lease set due_at = now()');
    await poke();
    expect(await endOfJob(harness.api, caller, sent.id)).toMatchObject({ state: 'done', stored: 30 });
  });
});

describe('parts', () => {
  it('sent twice count once, and may not change', async () => {
    const sent = await send(linesFor(10), 5);
    const put = (part: number, lines: BulkLine[]) =>
      harness.api.call(bulkApi.putBulkPart, { params: { id: sent.id, part }, body: { lines } }, caller);
    expect((await put(1, linesFor(5))).counts.matched).toBe(5);
    await expect(put(1, linesFor(4))).rejects.toMatchObject({ code: 'conflict' });
    await expect(put(3, linesFor(4))).rejects.toMatchObject({ code: 'unprocessable' });
    expect(await store(sent.id, 'good-lines')).toMatchObject({ stored: 10 });
    await expect(put(2, linesFor(4))).rejects.toMatchObject({ code: 'conflict' });
    expect((await put(1, linesFor(5))).counts.added).toBe(5);
  });

  it('sent at the same time with the same lines add each address once', async () => {
    const body = { name: '', lines: 40, parts: 4 };
    const { id } = await harness.api.call(
      bulkApi.createBulkJob,
      { params: { id: portfolioId }, body },
      caller,
    );
    await Promise.all(
      [1, 2, 3, 4].map(part =>
        harness.api.call(
          bulkApi.putBulkPart,
          { params: { id, part }, body: { lines: linesFor(10) } },
          caller,
        ),
      ),
    );
    expect((await store(id, 'good-lines')).counts).toMatchObject({ added: 10, 'repeated-line': 30 });
  });
});

describe('lines', () => {
  it('are paged and filtered by outcome', async () => {
    const sent = await send(mixed, 4);
    const first = await linesOf(sent.id, undefined, 6);
    const second = await linesOf(sent.id, undefined, 6, first.next ?? undefined);
    expect([...first.lines, ...second.lines].map(({ line }) => line)).toEqual(mixed.map(({ line }) => line));
    expect(second.next).toBeNull();
    expect((await linesOf(sent.id, 'matched')).lines).toHaveLength(6);
    expect((await linesOf(sent.id, 'added')).lines).toHaveLength(0);
  });

  it('of a stored list are stored as soon as they are resolved, with their facts', async () => {
    const doubtful = { line: 1, text: lineText(2_000), facts: { wozValue: '250000' } };
    const sent = await send([doubtful, { line: 2, text: lineText(3) }]);
    await store(sent.id, 'good-lines');
    expect(await settle(sent.id, 1, objectId(2_000))).toMatchObject({ outcome: 'added' });
    await expect(settle(sent.id, 1, objectId(2_001))).rejects.toMatchObject({ code: 'conflict' });
    expect((await units()).map(unit => unit.addressObjectData.wozValue)).toEqual([null, 250_000]);
    const job = await harness.api.call(bulkApi.getBulkJob, { params: { id: sent.id } }, caller);
    expect(job.counts).toMatchObject({ added: 2, ambiguous: 0 });
  });

  it('cannot be resolved to an object that the portfolio has', async () => {
    const sent = await send([...linesFor(2), { line: 3, text: lineText(2_000) }]);
    await expect(settle(sent.id, 3, objectId(1))).rejects.toMatchObject({ code: 'already-in-portfolio' });
    await expect(settle(sent.id, 99, objectId(1))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are exported as a file that a spreadsheet reads', async () => {
    const sent = await send([...mixed, { line: 12, text: '=1+1; "x"' }], 4);
    await store(sent.id, 'good-lines');
    const answer = await harness.app.inject({
      url: `/api/portfolio/bulk-jobs/${sent.id}/result?language=nl`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.payload.replace('\uFEFF', '').split('\r\n');
    const { name } = await harness.api.call(
      portfolioApi.getPortfolio,
      { params: { id: portfolioId } },
      caller,
    );
    const day = /\d{4}-\d\d-\d\d$/;
    expect(lines.slice(0, 6)).toEqual([
      `Portefeuille;${name}`,
      expect.stringMatching(/^Lijst;/),
      'Status;Klaar',
      expect.stringMatching(day),
      expect.stringMatching(day),
      '',
    ]);
    const file = lines.slice(6);
    expect(file).toHaveLength(mixed.length + 3);
    expect(file[1]).toBe(`1;${lineText(0)};Toegevoegd;${lineText(0)};"=""${objectId(0)}""";`);
    expect(file[9]).toContain('Dubbele regel');
    expect(file[9]).toContain('Gelijk aan regel 1');
    expect(file[11]).toContain('Jaarhuur: geen getal, Bouwjaar: buiten bereik');
    expect(file[12]).toBe('12;"\'=1+1; ""x""";Niet gevonden;;;');
  });
});

describe('stopping', () => {
  it('keeps what was stored, and nothing is stored after the answer', async () => {
    const sent = await send(linesFor(100), 4);
    await harness.api.call(
      bulkApi.startBulkJob,
      { params: { id: sent.id }, body: { mode: 'good-lines' } },
      caller,
    );
    await until(async () => (await units()).length > 0);
    const job = await harness.api.call(bulkApi.cancelBulkJob, { params: { id: sent.id } }, caller);
    expect(job.state === 'cancelled' || job.stored === 100).toBe(true);
    const left = await units();
    expect(left).toHaveLength(job.counts.added);
    await poke();
    expect(await lease(sent.id)).toBeUndefined();
    expect(await units()).toEqual(left);
    const [again] = await harness.api.call(bulkApi.listBulkJobs, { params: { id: portfolioId } }, caller);
    expect(again).toEqual({ ...job, secondsLeft: null });
  });

  it('fails when its portfolio is deleted', async () => {
    const sent = await send(linesFor(3));
    await harness.query('update portfolio.portfolio set deleted_at = now() where id = $1', [portfolioId]);
    await expect(store(sent.id, 'good-lines')).rejects.toMatchObject({ code: 'not-found' });
    await harness.query('update portfolio.portfolio set deleted_at = null where id = $1', [portfolioId]);
    await harness.query(
      `insert into portfolio.job_lease (organisation_id, job_id, kind, user_id) values ($1, $2, 'store-list', $3)`,
      [caller.organisationId, sent.id, caller.userId],
    );
    await harness.query(
      `update portfolio.bulk_job set state = 'running', mode = 'good-lines' where id = $1`,
      [sent.id],
    );
    await harness.query('update portfolio.portfolio set deleted_at = now() where id = $1', [portfolioId]);
    await poke();
    const job = await endOfJob(harness.api, caller, sent.id);
    expect(job).toMatchObject({ state: 'failed', failure: 'portfolio-gone', stored: 0 });
  });
});

it('shows its data to nobody else', async () => {
  const sent = await send(linesFor(3));
  const stranger = await harness.caller();
  const params = { id: sent.id };
  const asked = [
    harness.api.call(bulkApi.getBulkJob, { params }, stranger),
    harness.api.call(bulkApi.listBulkLines, { params }, stranger),
    harness.api.call(bulkApi.cancelBulkJob, { params }, stranger),
    harness.api.call(bulkApi.startBulkJob, { params, body: { mode: 'good-lines' } }, stranger),
    harness.api.call(bulkApi.bulkResultFile, { params }, stranger),
    harness.api.call(
      bulkApi.putBulkPart,
      { params: { ...params, part: 1 }, body: { lines: linesFor(1) } },
      stranger,
    ),
    harness.api.call(
      bulkApi.settleBulkLine,
      { params: { ...params, line: 1 }, body: { objectId: objectId(1) } },
      stranger,
    ),
    harness.api.call(bulkApi.listBulkJobs, { params: { id: portfolioId } }, stranger),
  ];
  for (const answer of await Promise.allSettled(asked)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'not-found' } });
  }
});

async function lease(jobId: string) {
  const [row] = await harness.query<{ attempts: number; holder: string | null }>(
    'select attempts, holder from portfolio.job_lease where job_id = $1',
    [jobId],
  );
  return row;
}

/** Another list makes the runner look for work. */
async function poke(): Promise<void> {
  const other = await harness.caller();
  const { id } = await madePortfolio(harness, other);
  const sent = await sendList(harness.api, other, id, linesFor(1));
  await storeList(harness.api, other, sent.id, 'good-lines');
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 20));
}
