import type { JobLease } from './repositories/job-lease';

/**
 * How a turn of a job ended. `finished`: its lease was deleted in the transaction that wrote its end. `resting`:
 * nothing to do until somebody wakes it. `interrupted`: the process was asked to stop. `more`: it continues after the
 * other waiting jobs.
 */
export type Turn = 'finished' | 'resting' | 'interrupted' | 'more';

/**
 * Long work that any process can continue. It runs in steps of at most a few seconds, each one transaction that begins
 * with `holdLease`: a process that lost its lease stores nothing.
 */
export interface JobKind {
  kind: string;
  /** Works until the end, or until `signal` asks to stop after the current step. */
  run(lease: JobLease, signal: AbortSignal): Promise<Turn>;
  /** Records that the job failed, and deletes the lease. */
  fail(lease: JobLease, error: unknown): Promise<void>;
}
