import { call } from '@kavel/api-client';
import { catalogueApi, portfolioApi } from '@kavel/contracts';
import { type BulkJob, bulkApi } from '@kavel/contracts/bulk';
import { exampleLines, examplePostcodes, pickExamples } from '../model/example-list';

const everyMs = 300;

export interface ExampleSteps {
  /** Name of the portfolio for a place. */
  nameFor: (place: string) => string;
  onProgress: (progress: { done: number; total: number }) => void;
  signal: AbortSignal;
}

/**
 * Makes the example portfolio as a user would: a portfolio, a list of addresses, its job. Returns its id. Throws when
 * something failed or was cancelled; then the portfolio is deleted again.
 */
export async function makeExample({ nameFor, onProgress, signal }: ExampleSteps): Promise<string> {
  const place = await fictionalPlace(signal);
  const lines = exampleLines(await exampleObjects(signal), new Date().getFullYear());
  onProgress({ done: 0, total: lines.length });
  const body = { name: nameFor(place), example: true };
  const { id } = await call(portfolioApi.createPortfolio, { body }, { signal });
  try {
    const { id: jobId } = await call(
      bulkApi.createBulkJob,
      { params: { id }, body: { name: '', lines: lines.length, parts: 1 } },
      { signal },
    );
    await call(bulkApi.putBulkPart, { params: { id: jobId, part: 1 }, body: { lines } }, { signal });
    await call(bulkApi.startBulkJob, { params: { id: jobId }, body: { mode: 'good-lines' } }, { signal });
    const job = await untilEnded(jobId, signal, ({ stored }) =>
      onProgress({ done: stored, total: lines.length }),
    );
    if (job.state !== 'done') throw new Error(`The list ended as ${job.state}`);
    await (await import('./give-leases')).giveLeases(id, lines, signal);
    return id;
  } catch (error) {
    await call(portfolioApi.deletePortfolio, { params: { id } });
    throw error;
  }
}

/** Name of the municipality that was made up. Throws without one. */
async function fictionalPlace(signal: AbortSignal): Promise<string> {
  const { datasets } = await call(catalogueApi.catalogueStatus, {}, { signal });
  const place = datasets.find(({ fictional }) => fictional)?.name;
  if (place === undefined) throw new Error('The catalogue has no fictional addresses');
  return place;
}

async function exampleObjects(signal: AbortSignal) {
  const quarters = examplePostcodes.map(q =>
    call(catalogueApi.suggestAddresses, { query: { q, limit: 20 } }, { signal }),
  );
  const objects = pickExamples(await Promise.all(quarters));
  if (objects.length === 0) throw new Error('No fictional addresses were found');
  return objects;
}

async function untilEnded(id: string, signal: AbortSignal, onStep: (job: BulkJob) => void): Promise<BulkJob> {
  for (;;) {
    const job = await call(bulkApi.getBulkJob, { params: { id } }, { signal });
    onStep(job);
    if (job.state !== 'running' && job.state !== 'receiving') return job;
    await new Promise(done => setTimeout(done, everyMs));
  }
}
