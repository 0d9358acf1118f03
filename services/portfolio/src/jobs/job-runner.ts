import { randomUUID } from 'node:crypto';
import type { PortfolioStore } from '../repositories/store';
import type { JobKind } from './job-kind';
import { claimJob, giveBackJob, type JobLease, LeaseLost } from './repositories/job-lease';

/** A job has failed after this many attempts without progress. */
const maxAttempts = 5;

export interface JobRunnerOptions {
  kinds: readonly JobKind[];
  /** How often to poll for jobs of dead processes and of other processes. */
  everyMs: number;
}

/** Works on jobs, one at a time. Start one in each process. */
export class JobRunner {
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly kinds: ReadonlyMap<string, JobKind>;
  private working: Promise<void> | null = null;
  private again = false;
  private timer: NodeJS.Timeout | undefined;
  private report: (error: unknown) => void = () => undefined;

  constructor(
    private readonly store: PortfolioStore,
    private readonly options: JobRunnerOptions,
  ) {
    this.kinds = new Map(options.kinds.map(kind => [kind.kind, kind]));
  }

  /** Errors are retried and passed to `report`. */
  start(report: (error: unknown) => void): void {
    this.report = report;
    this.timer = setInterval(() => this.wake(), this.options.everyMs);
    this.timer.unref();
    this.wake();
  }

  /** Polls at once, because there is new work. */
  wake(): void {
    if (this.stopping.signal.aborted) return;
    this.again = true;
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
  }

  /** Resolves when the current step is done and the lease of its job is released. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    await this.working;
  }

  private async work(): Promise<void> {
    while (this.again && !this.stopping.signal.aborted) {
      this.again = false;
      try {
        const lease = await claimJob(this.store, [...this.kinds.keys()], this.holder);
        if (lease === null) continue;
        this.again = true;
        await this.turn(lease);
      } catch (error) {
        this.report(error);
        return;
      }
    }
  }

  private async turn(lease: JobLease): Promise<void> {
    const kind = this.kinds.get(lease.kind);
    if (kind === undefined) return;
    try {
      if (lease.attempts > maxAttempts) throw new Error(`Job ${lease.jobId} gets nowhere`);
      const turn = await kind.run(lease, this.stopping.signal);
      if (turn === 'interrupted' || turn === 'more') await giveBackJob(this.store, lease, 0);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      this.report(error);
      if (lease.attempts >= maxAttempts) await kind.fail(lease, error);
      else await giveBackJob(this.store, lease, 2 ** lease.attempts);
    }
  }
}
