export interface Job {
  key: string;
  /** Size of the job, for the time that is left. */
  units: number;
}

export interface Progress {
  /** Jobs done, of how many. */
  done: number;
  total: number;
  doneUnits: number;
  totalUnits: number;
  current: string;
  /** From the pace so far; null before the first job is done. */
  secondsLeft: number | null;
}

export type RunEnd =
  | { end: 'finished' }
  | { end: 'stopped' }
  | { end: 'failed'; key: string; error: unknown };

/** Does the jobs one after another, tells before each how far it is, and stops at the first failure. */
export async function runInTurn(
  jobs: readonly Job[],
  work: (key: string) => Promise<void>,
  report: (progress: Progress) => void,
  signal: AbortSignal,
  now: () => number,
): Promise<RunEnd> {
  const start = now();
  const totalUnits = jobs.reduce((sum, { units }) => sum + units, 0);
  let doneUnits = 0;
  for (const [done, { key, units }] of jobs.entries()) {
    const left = totalUnits - doneUnits;
    const secondsLeft = doneUnits > 0 ? Math.ceil(((now() - start) / 1000 / doneUnits) * left) : null;
    report({ done, total: jobs.length, doneUnits, totalUnits, current: key, secondsLeft });
    try {
      await work(key);
    } catch (error) {
      return signal.aborted ? { end: 'stopped' } : { end: 'failed', key, error };
    }
    doneUnits += units;
    if (signal.aborted) return { end: 'stopped' };
  }
  return { end: 'finished' };
}
