import { bulkApi } from '@kavel/contracts/bulk';
import { endOfJob } from '../../testing/bulk-lists';
import {
  caller,
  harness,
  lease,
  poke,
  portfolioId,
  send,
  store,
  units,
  until,
} from '../../testing/bulk-setup';
import { linesFor } from '../../testing/harness';
import { objectId } from '../../testing/made-up-objects';

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
