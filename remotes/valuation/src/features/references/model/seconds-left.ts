/** How many units were done at a moment, in milliseconds. */
interface Progress {
  done: number;
  at: number;
}

/** Seconds until all units are done, by the pace since they were first looked at; null before there is one. */
export function secondsLeft(first: Progress, now: Progress, units: number): number | null {
  const done = now.done - first.done;
  if (done <= 0 || now.at <= first.at) return null;
  return Math.ceil(((now.at - first.at) / 1_000 / done) * (units - now.done));
}
