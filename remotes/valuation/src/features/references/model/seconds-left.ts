/** Number of valued units at a time in milliseconds. */
interface Progress {
  done: number;
  at: number;
}

/** Estimated seconds until all units are valued, from the pace since the first read; null before there is progress. */
export function secondsLeft(first: Progress, now: Progress, units: number): number | null {
  const done = now.done - first.done;
  if (done <= 0 || now.at <= first.at) return null;
  return Math.ceil(((now.at - first.at) / 1_000 / done) * (units - now.done));
}
