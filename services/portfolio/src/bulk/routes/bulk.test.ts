import { unitApi } from '@kavel/contracts';
import { type BulkLine, bulkApi } from '@kavel/contracts/bulk';
import { endOfJob } from '../../testing/bulk-lists';
import {
  caller,
  harness,
  lease,
  linesOf,
  mixed,
  poke,
  portfolioId,
  send,
  settle,
  store,
  units,
  until,
} from '../../testing/bulk-setup';
import { linesFor } from '../../testing/harness';
import { lineText, objectId } from '../../testing/made-up-objects';

describe('valid lines', () => {
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

  it('restore removed units', async () => {
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
  it('stores nothing while a line is invalid, and everything once it is resolved', async () => {
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

  it('can be followed by storing the valid lines only', async () => {
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
  it('sent twice count once, and must be identical', async () => {
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
