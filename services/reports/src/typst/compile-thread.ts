import { parentPort } from 'node:worker_threads';
import { type DocumentJob, Typst } from './typst';

/** Answer of the thread to a job. */
export type ThreadAnswer = { made: ReturnType<Typst['make']> } | { failure: string };

const typst = new Typst();

parentPort?.on('message', (job: DocumentJob) => parentPort?.postMessage(answer(job)));

function answer(job: DocumentJob): ThreadAnswer {
  try {
    return { made: typst.make(job) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
