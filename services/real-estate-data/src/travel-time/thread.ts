import { parentPort, workerData } from 'node:worker_threads';
import { Snapshot } from '@kavel/catalogue';
import { isochronesOf } from './isochrones';
import type { Job, Outcome, ThreadData } from './jobs';
import { Network } from './network';
import { TravelTimeProblem } from './problem';
import { matrixOf } from './table';

/** Loaded with the first job; the jobs wait for it. */
async function load({ id, path }: ThreadData): Promise<Network> {
  const snapshot = await Snapshot.open(id, path);
  try {
    return await Network.load(snapshot);
  } finally {
    snapshot.close();
  }
}

const network = load(workerData as ThreadData);
// A job that waits for it tells why it failed.
network.catch(() => undefined);

async function outcomeOf(job: Job): Promise<Outcome> {
  try {
    const loaded = await network;
    const answer =
      job.kind === 'isochrones' ? isochronesOf(loaded, job.question) : matrixOf(loaded, job.question);
    return { answer };
  } catch (error) {
    if (error instanceof TravelTimeProblem) return { problem: error.details };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (job: Job) => {
  last = last.then(async () => parentPort?.postMessage(await outcomeOf(job)));
});
