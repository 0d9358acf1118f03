import type { JobLease } from './repositories/job-lease';

/**
 * How a turn of a job ended. `finished`: its lease was deleted in the final transaction. `resting`: nothing to do until
 * it is woken. `interrupted`: the process is stopping. `more`: it continues after the other waiting jobs.
 */
export type Turn = 'finished' | 'resting' | 'interrupted' | 'more';

/**
 * Long-running work that any process can continue. It runs in steps of at most a few seconds, each one transaction that
 * begins with `holdLease`, so that a process without its lease stores nothing.
 */
export interface JobKind {
  kind: string;
  /** Works until the end, or until `signal` asks to stop after the current step. */
  run(lease: JobLease, signal: AbortSignal): Promise<Turn>;
  /** Records that the job failed, and deletes the lease. */
  fail(lease: JobLease, error: unknown): Promise<void>;
}
