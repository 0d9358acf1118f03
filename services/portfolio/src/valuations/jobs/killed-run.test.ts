import { once } from 'node:events';
import { valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madeValuation, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';
import { startWorker } from '../../testing/start-worker';

const unitCount = 1_000;

let harness: Harness;
let caller: Caller;
/** Units that the service of this process was asked to value. */
const asked: string[] = [];

beforeAll(async () => {
  harness = await startHarness({
    objects: Array.from({ length: unitCount }, (_, index) => madeUpObject(index)),
    valuing: async ({ units }) => {
      asked.push(...units.map(({ unit }) => unit.id));
    },
  });
  caller = await harness.caller();
}, 60_000);
afterAll(() => harness.stop());

const runOf = (id: string) => harness.api.call(valuationApi.getValuationRun, { params: { id } }, caller);
const valuesOf = (id: string) =>
  harness.api.call(valuationApi.getValuationResults, { params: { id } }, caller);

test('a run of a killed process continues in another process, with the remaining units', async () => {
  const { id } = await madeValuation(harness, caller, unitCount);
  const worker = await startWorker('value-worker', harness.databaseUrl);
  // Looks like a job started by another process.
  await harness.query(
    `with begun as (
       insert into portfolio.valuation_run (organisation_id, valuation_id, state, units)
       select organisation_id, id, 'running', $2 from portfolio.valuation where id = $1
       returning organisation_id, valuation_id)
     insert into portfolio.job_lease (organisation_id, job_id, kind, user_id)
     select organisation_id, valuation_id, 'value-units', $3 from begun`,
    [id, unitCount, caller.userId],
  );
  while (((await runOf(id))?.done ?? 0) === 0) await new Promise(wait => setTimeout(wait, 5));
  worker.kill('SIGKILL');
  await once(worker, 'exit');

  const kept = await valuesOf(id);
  expect(kept.length).toBe((await runOf(id))?.done);
  // Simulates an expired lease and a poll of this process.
  await harness.query('update portfolio.job_lease set due_at = now() where job_id = $1', [id]);
  await harness.api.call(valuationApi.startValuationRun, { params: { id } }, caller);
  while ((await runOf(id))?.state === 'running') await new Promise(wait => setTimeout(wait, 5));

  expect(await runOf(id)).toMatchObject({ state: 'done', units: unitCount, done: unitCount });
  expect(await valuesOf(id)).toHaveLength(unitCount);
  const before = new Set(kept.map(({ unitId }) => unitId));
  expect(asked.filter(unitId => before.has(unitId))).toEqual([]);
}, 60_000);
