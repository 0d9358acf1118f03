import { parentPort } from 'node:worker_threads';
import type { Content } from '../documents/content';
import type { Look } from '../documents/look';
import { seal } from './seal';
import type { Template } from './templates';
import { Typst, type TypstSource } from './typst';

/** A document to make. */
export interface DocumentJob {
  template: Template;
  content: Content;
  look: Look;
  as: TypstSource['as'];
}

/** Answer of the thread to a job. */
export type ThreadAnswer = { made: ReturnType<Typst['make']> } | { failure: string };

const typst = new Typst();

parentPort?.on('message', (job: DocumentJob) => parentPort?.postMessage(answer(job)));

/** Maps are drawn here too: on the main thread they would hold up the calls of others. */
function answer({ template, content, look, as }: DocumentJob): ThreadAnswer {
  try {
    return { made: typst.make({ template, ...seal(content, look), as }) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
