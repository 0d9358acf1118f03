import { once } from 'node:events';
import { portfolioApi } from '@kavel/contracts';
import { type BulkMode, bulkApi } from '@kavel/contracts/bulk';
import type { Caller } from '@kavel/service-kit';
import { endOfJob, sendList } from '../../testing/bulk-lists';
import { type Harness, linesFor, madePortfolio, startHarness } from '../../testing/harness';
import { madeUpObject, objectId } from '../../testing/made-up-objects';
import { startWorker } from '../../testing/start-worker';

const lineCount = 1_000;
const partLines = 100;
const objects = Array.from({ length: lineCount }, (_, index) => madeUpObject(index));

let harness: Harness;
let caller: Caller;
beforeAll(async () => {
  harness = await startHarness({ objects });
  caller = await harness.caller();
}, 60_000);
afterAll(() => harness.stop());

async function storedUnits(portfolioId: string): Promise<number> {
  const [row] = await harness.query<{ count: number }>(
    'select count(*)::int as count from portfolio.unit where portfolio_id = $1',
    [portfolioId],
  );
  return row?.count ?? 0;
}

/** A list that only the worker may process: it looks like the list of a dead process. */
async function offered(mode: BulkMode): Promise<{ jobId: string; portfolioId: string }> {
  const { id: portfolioId } = await madePortfolio(harness, caller);
  const { id: jobId } = await sendList(harness.api, caller, portfolioId, linesFor(lineCount), partLines);
  await harness.query(
    `with started as (
       update portfolio.bulk_job set state = 'running', mode = $2, started_at = now() where id = $1
       returning organisation_id, id, user_id)
     insert into portfolio.job_lease (organisation_id, job_id, kind, user_id, due_at)
     select organisation_id, id, 'store-list', user_id, now() - interval '1 second' from started`,
    [jobId, mode],
  );
  return { jobId, portfolioId };
}

/** Simulates an expired lease. */
const expireLease = (jobId: string) =>
  harness.query('update portfolio.job_lease set due_at = now() where job_id = $1', [jobId]);

test.each(['good-lines', 'all-or-nothing'] as const)(
  'a list whose process is killed is continued by another one, without a duplicate or partial line: %s',
  async mode => {
    const worker = await startWorker('list-worker', harness.databaseUrl);
    const { jobId, portfolioId } = await offered(mode);
    const begun =
      mode === 'good-lines'
        ? async () => (await storedUnits(portfolioId)) > 0
        : async () => (await holderOf(jobId)) !== null;
    while (!(await begun())) await new Promise(resolveAt => setTimeout(resolveAt, 5));
    worker.kill('SIGKILL');
    await once(worker, 'exit');

    expect((await storedUnits(portfolioId)) % partLines).toBe(0);
    if (mode === 'all-or-nothing') expect([0, lineCount]).toContain(await storedUnits(portfolioId));

    await expireLease(jobId);
    await harness.api.call(bulkApi.startBulkJob, { params: { id: jobId }, body: { mode } }, caller);
    const job = await endOfJob(harness.api, caller, jobId);
    expect(job).toMatchObject({ state: 'done', stored: lineCount, counts: { added: lineCount } });
    const { units } = await harness.api.call(
      portfolioApi.getPortfolio,
      { params: { id: portfolioId } },
      caller,
    );
    expect(units.map(unit => unit.objectId)).toEqual(objects.map((_, index) => objectId(index)));
  },
  60_000,
);

async function holderOf(jobId: string): Promise<string | null> {
  const [row] = await harness.query<{ holder: string | null }>(
    'select holder from portfolio.job_lease where job_id = $1',
    [jobId],
  );
  return row?.holder ?? null;
}
