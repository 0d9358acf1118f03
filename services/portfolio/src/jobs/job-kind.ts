import type { JobLease } from './repositories/job-lease';

/**
 * How a turn at a job ended. `finished`: its lease is gone, by the same transaction that wrote its end.
 * `resting`: there is nothing to do until somebody wakes it. `interrupted`: we were asked to stop. `more`: it goes on
 * after the others that wait.
 */
export type Turn = 'finished' | 'resting' | 'interrupted' | 'more';

/**
 * Long work that any process can take up where another left it. It goes in steps of at most a few seconds, each one
 * transaction that begins with `holdLease`: a process that lost its lease stores nothing.
 */
export interface JobKind {
  kind: string;
  /** Works until the end, or until `signal` asks to stop after the step at hand. */
  run(lease: JobLease, signal: AbortSignal): Promise<Turn>;
  /** Writes down that it cannot be done, and ends the lease. */
  fail(lease: JobLease, error: unknown): Promise<void>;
}
