import type { Worker } from 'node:worker_threads';
import { perSnapshot, type Snapshot } from '@kavel/catalogue';
import { startSourceThread } from '@kavel/service-kit/threads';
import type { AnswerOf, Job, Outcome, ThreadData } from './jobs';
import { TravelTimeProblem } from './problem';

interface Waiting {
  resolve(outcome: Outcome): void;
  reject(reason: unknown): void;
}

/** Searches on a thread of its own, so that other calls of the process go on; one job after the other. */
export class SearchThread {
  private readonly waiting: Waiting[] = [];
  private worker: Worker | null = null;

  constructor(private readonly data: ThreadData) {}

  /** Throws a TravelTimeProblem that says why there is no answer. */
  async ask<J extends Job>(job: J): Promise<AnswerOf<J>> {
    const worker = this.worker ?? this.start();
    const outcome = await new Promise<Outcome>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      worker.postMessage(job);
    });
    if ('problem' in outcome) throw new TravelTimeProblem(outcome.problem);
    if ('failure' in outcome) throw new Error(outcome.failure);
    return outcome.answer as AnswerOf<J>;
  }

  close(): void {
    const worker = this.worker;
    this.worker = null;
    this.fail(new Error('The snapshot was closed'));
    void worker?.terminate();
  }

  private start(): Worker {
    const worker = startSourceThread(new URL('./thread.ts', import.meta.url), this.data);
    worker.unref();
    worker.on('message', (outcome: Outcome) => this.waiting.shift()?.resolve(outcome));
    // The next question starts another thread.
    worker.on('error', (error: unknown) => this.end(worker, error));
    worker.on('exit', code => this.end(worker, new Error(`The thread of travel times ended with ${code}`)));
    this.worker = worker;
    return worker;
  }

  private end(worker: Worker, reason: unknown): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.fail(reason);
  }

  private fail(reason: unknown): void {
    for (const { reject } of this.waiting.splice(0)) reject(reason);
  }
}

/** Started by the first question, ended with its snapshot. */
export const searchThreadOf = perSnapshot(async (snapshot: Snapshot): Promise<SearchThread> => {
  const thread = new SearchThread({ id: snapshot.id, path: snapshot.path });
  snapshot.whenClosed(() => thread.close());
  return thread;
});
