import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startSourceThread } from '@kavel/service-kit/threads';
import type { LoadedIndex } from '../columns/load-index';
import { type Answer, type AnswerOf, type Job, mergeAnswers } from '../jobs/index';
import { compileKernel } from '../kernel/compile-kernel';
import type { Runner } from './runner';
import type { ThreadData } from './thread';

interface Waiting {
  job: Job;
  signal: AbortSignal | undefined;
  resolve(parts: Answer[]): void;
  reject(reason: unknown): void;
}

/**
 * Runs jobs on worker threads, each with a share of the blocks, one job at a time. Queued jobs whose signal was aborted
 * are dropped.
 */
export class ThreadsRunner implements Runner {
  private readonly queue: Waiting[] = [];
  private busy = false;
  private failure: unknown = null;

  private constructor(private readonly threads: readonly Worker[]) {
    for (const thread of threads) {
      thread.unref();
      thread.on('error', error => this.fail(error));
    }
  }

  static async start(index: LoadedIndex, count: number): Promise<ThreadsRunner> {
    const kernel = await compileKernel();
    const { header, memory, layout } = index;
    const share = (number: number): number => Math.round((layout.blocks * number) / count);
    const threads = Array.from({ length: count }, (_, number) => {
      const workerData: ThreadData = {
        header,
        memory,
        kernel,
        number,
        from: share(number),
        to: share(number + 1),
      };
      return startSourceThread(new URL('./thread.ts', import.meta.url), workerData);
    });
    await Promise.all(threads.map(thread => once(thread, 'message')));
    return new ThreadsRunner(threads);
  }

  async run<J extends Job>(job: J, signal?: AbortSignal): Promise<AnswerOf<J>> {
    signal?.throwIfAborted();
    if (this.failure) throw this.failure;
    const parts = await new Promise<Answer[]>((resolve, reject) => {
      this.queue.push({ job, signal, resolve, reject });
      this.next();
    });
    return mergeAnswers(job, parts);
  }

  async close(): Promise<void> {
    this.fail(new Error('The locator index was closed'));
    await Promise.all(this.threads.map(thread => thread.terminate()));
  }

  private next(): void {
    if (this.busy) return;
    for (let waiting = this.queue.shift(); waiting; waiting = this.queue.shift()) {
      if (waiting.signal?.aborted) waiting.reject(waiting.signal.reason);
      else {
        this.busy = true;
        void this.answer(waiting);
        return;
      }
    }
  }

  private async answer({ job, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve(await Promise.all(this.threads.map(thread => ask(thread, job))));
    } catch (error) {
      reject(error);
    }
    this.busy = false;
    this.next();
  }

  private fail(error: unknown): void {
    this.failure = error;
    for (const { reject } of this.queue.splice(0)) reject(error);
  }
}

async function ask(thread: Worker, job: Job): Promise<Answer> {
  const answered = once(thread, 'message');
  thread.postMessage(job);
  const [answer] = (await answered) as [Answer];
  return answer;
}
