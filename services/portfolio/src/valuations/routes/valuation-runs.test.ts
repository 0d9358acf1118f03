import { valuationApi } from '@kavel/contracts';
import { noChoices, type UnitsToValue, type ValuationRun } from '@kavel/contracts/valuations';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { approve, type Harness, madeValuation, startHarness } from '../../testing/harness';
import { madeUpObject, madeUpResult } from '../../testing/made-up-objects';

const unitCount = 450;
const tiny = 3;
const objects = Array.from({ length: unitCount }, (_, index) =>
  madeUpObject(index, index === tiny ? { oppervlakte: 13 } : {}),
);

let harness: Harness;
let anna: Caller;
/** The requests to the model, and a hook that runs before it answers. */
let asked: UnitsToValue[] = [];
let meanwhile: (portion: number) => Promise<void> = async () => undefined;

beforeAll(async () => {
  const valuing = async (toValue: UnitsToValue) => {
    asked.push(toValue);
    await meanwhile(asked.length);
  };
  harness = await startHarness({ objects, valuing });
  anna = await harness.caller({ name: 'Anna' });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(() => {
  asked = [];
  meanwhile = async () => undefined;
});

const made = (units = unitCount) => madeValuation(harness, anna, units);

const ask = (
  call: 'getValuationRun' | 'startValuationRun' | 'cancelValuationRun',
  id: string,
  caller = anna,
) => harness.api.call(valuationApi[call], { params: { id } }, caller);
const valuesOf = (id: string) => harness.api.call(valuationApi.getValuationResults, { params: { id } }, anna);

async function endOf(id: string): Promise<ValuationRun> {
  for (;;) {
    const run = await ask('getValuationRun', id);
    if (run !== null && run.state !== 'running') return run;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

/** Resolves when the model has reached this batch, which then waits until it is released. */
function stopAt(portion: number): { reached: Promise<void>; letGo: () => void } {
  let letGo = () => undefined;
  const gate = new Promise<void>(resolve => {
    letGo = () => void resolve();
  });
  const reached = new Promise<void>(resolve => {
    meanwhile = async at => {
      if (at !== portion) return;
      resolve();
      await gate;
    };
  });
  return { reached, letGo };
}

test('all units are valued in batches, refused ones are listed, and progress is reported', async () => {
  const { id, unitIds } = await made();
  expect(await ask('getValuationRun', id)).toBeNull();
  const { reached, letGo } = stopAt(2);
  expect(await ask('startValuationRun', id)).toMatchObject({ state: 'running', units: unitCount, done: 0 });
  await reached;
  expect(await ask('getValuationRun', id)).toMatchObject({ state: 'running', done: 200 });
  expect(await ask('startValuationRun', id)).toMatchObject({ state: 'running', done: 200 });
  letGo();
  const unvalued = [{ unitId: unitIds[tiny], reason: 'no-references' }];
  expect(await endOf(id)).toMatchObject({ state: 'done', done: unitCount, unvalued, failure: null });
  expect(asked.map(({ units }) => units.length)).toEqual([200, 200, 50]);
  const values = await valuesOf(id);
  expect(values.map(({ unitId }) => unitId)).toEqual(unitIds.filter(unit => unit !== unitIds[tiny]));
  expect(new Set(values.map(({ value }) => value))).toEqual(new Set([400_000]));
});

test('after a cancel nothing more is stored, stored values stay, and the rest can be resumed', async () => {
  const { id } = await made();
  const { reached, letGo } = stopAt(2);
  await ask('startValuationRun', id);
  await reached;
  expect(await ask('cancelValuationRun', id)).toMatchObject({ state: 'cancelled', done: 200 });
  letGo();
  const kept = (await valuesOf(id)).length;
  expect(kept).toBeGreaterThanOrEqual(199);
  expect(await ask('startValuationRun', id)).toMatchObject({ units: unitCount - kept, done: 0 });
  expect(await endOf(id)).toMatchObject({ state: 'done' });
  expect(await valuesOf(id)).toHaveLength(unitCount - 1);
});

test('values of an outdated bucket or another date are computed again, others are kept', async () => {
  const { id, unitIds } = await made(3);
  const [moved, dated, fine] = unitIds;
  const values = [
    madeUpResult(moved ?? '', 1, { bucket: 'elders', valueDate: '2026-11-21' }),
    madeUpResult(dated ?? '', 1, { bucket: 'alles', valueDate: '2025-11-21' }),
    madeUpResult(fine ?? '', 1, { bucket: 'alles', valueDate: '2026-11-21' }),
  ];
  await harness.putValues(anna, id, values);
  await ask('startValuationRun', id);
  await endOf(id);
  expect((await valuesOf(id)).map(({ value }) => value)).toEqual([400_000, 400_000, 1]);
});

test('a concurrent choice is not lost: the batch is computed again with it', async () => {
  const { id, unitIds } = await made(2);
  const [unitId = ''] = unitIds;
  const pinned = ['sale-1'];
  const { reached, letGo } = stopAt(1);
  await ask('startValuationRun', id);
  await reached;
  const body = { revision: 0, references: {}, choices: { [unitId]: { ...noChoices, pinned } } };
  await harness.api.call(valuationApi.saveTransactionReferences, { params: { id }, body }, anna);
  letGo();
  await endOf(id);
  expect(asked.map(({ choices }) => choices[unitId]?.pinned ?? [])).toEqual([[], pinned]);
  expect(await valuesOf(id)).toHaveLength(2);
});

test('a refusal of the model ends the run with the reason; a valuation in review is not changed', async () => {
  const { id } = await made(2);
  meanwhile = async () => {
    throw new ServiceError('unprocessable', 'The value date lies too far ahead');
  };
  await ask('startValuationRun', id);
  const failure = { code: 'unprocessable', message: 'The value date lies too far ahead' };
  expect(await endOf(id)).toMatchObject({ state: 'failed', done: 0, failure });

  const { reached, letGo } = stopAt(asked.length + 1);
  await ask('startValuationRun', id);
  await reached;
  await approve(harness, anna, id);
  letGo();
  expect(await endOf(id)).toMatchObject({ state: 'failed', failure: { code: 'conflict' } });
  expect((await valuesOf(id)).map(({ value }) => value)).toEqual([100_000, 100_000]);
  await expect(ask('startValuationRun', id)).rejects.toMatchObject({ code: 'conflict' });
});

test('an unavailable model is retried', async () => {
  const { id } = await made(2);
  meanwhile = async portion => {
    if (portion === 1) throw new ServiceError('unavailable', 'Away');
  };
  await ask('startValuationRun', id);
  // Simulates the elapsed backoff.
  while (asked.length < 2) {
    await harness.query(
      'update portfolio.job_lease set due_at = now() where job_id = $1 and holder is null',
      [id],
    );
    await ask('startValuationRun', id);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  // Its last start may have found nothing left to value.
  expect(await endOf(id)).toMatchObject({ state: 'done', failure: null });
  expect(await valuesOf(id)).toHaveLength(2);
});

test('a user without access cannot start, track or stop a run', async () => {
  const { id } = await made(1);
  const stranger = await harness.caller();
  for (const call of ['getValuationRun', 'startValuationRun', 'cancelValuationRun'] as const)
    await expect(ask(call, id, stranger)).rejects.toMatchObject({ code: 'not-found' });
});
