import type { Worker } from 'node:worker_threads';
import { tooSlowDetails } from '@kavel/contracts/reports';
import { ServiceError } from '@kavel/service-kit';
import { startSourceThread } from '@kavel/service-kit/threads';
import type { DocumentJob, ThreadAnswer } from './compile-thread';
import type { MadeDocument } from './typst';

interface Waiting {
  job: DocumentJob;
  timeout: number;
  resolve(made: MadeDocument): void;
  reject(reason: unknown): void;
}

/** Documents per thread: Typst's memory grows with each, and ends with its thread. */
const documentsPerThread = 200;
/** Documents that may wait; about ten seconds of work. */
const mostWaiting = 100;
/** Milliseconds for one document, including the start of a thread: of somebody who waits for it, and of a batch. */
export const timeoutMs = { page: 30_000, batch: 90_000 } as const;

/** A template and data that do not fit. */
class DocumentError extends Error {
  constructor(cause: string) {
    super(`The document was not made: ${cause}`);
  }
}

/** Makes documents one by one on a thread, which starts with the first and is replaced after many. */
export class DocumentCompiler {
  private readonly queue: Waiting[] = [];
  private thread: Worker | undefined;
  private made = 0;
  private busy = false;
  private closed = false;

  constructor(private readonly perThread = documentsPerThread) {}

  /**
   * Throws `unavailable` when too many are waiting, and `unprocessable` with the reason `too-slow` for a document that is
   * not there after `timeout` milliseconds.
   */
  make<Job extends DocumentJob>(job: Job, timeout: number = timeoutMs.page): Promise<MadeDocument<Job>> {
    if (this.closed || this.queue.length >= mostWaiting) {
      throw new ServiceError('unavailable', 'Too many documents are waiting. Please try again in a moment.');
    }
    return new Promise((resolve, reject) => {
      this.queue.push({ job, timeout, resolve: made => resolve(made as MadeDocument<Job>), reject });
      void this.work();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new ServiceError('unavailable', 'Stopping'));
    await this.endThread();
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let waiting = this.queue.shift(); waiting; waiting = this.queue.shift()) {
      await this.ask(waiting).then(waiting.resolve, waiting.reject);
      if (this.made >= this.perThread) await this.endThread();
    }
    this.busy = false;
  }

  private async ask({ job, timeout }: Waiting): Promise<MadeDocument> {
    const thread = this.thread ?? this.startThread();
    this.made += 1;
    try {
      const answer = await answerOf(thread, job, timeout);
      if ('failure' in answer) throw new DocumentError(answer.failure);
      return answer.made;
    } catch (error) {
      // A thread that failed, ended or takes too long; the next document gets another one.
      if (!(error instanceof DocumentError)) await this.endThread();
      throw error;
    }
  }

  private startThread(): Worker {
    const thread = startSourceThread(new URL('./compile-thread.ts', import.meta.url), null);
    thread.unref();
    this.thread = thread;
    this.made = 0;
    return thread;
  }

  private async endThread(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    this.made = 0;
    await thread?.terminate();
  }
}

function answerOf(thread: Worker, job: DocumentJob, timeout: number): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(tooSlow(timeout))), timeout);
    const onMessage = (answer: ThreadAnswer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new ServiceError('unavailable', 'Documents are not made now')));
    const settle = (end: () => void) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      end();
    };
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(job);
  });
}

function tooSlow(timeout: number): ServiceError {
  const seconds = timeout / 1_000;
  return new ServiceError(
    'unprocessable',
    `This document took longer than ${seconds} seconds`,
    tooSlowDetails,
  );
}
