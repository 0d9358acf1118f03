/** Milliseconds to wait where the browser does not say when it is idle. */
const pause = 1_000;

/** Calls once the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, pause);
}
