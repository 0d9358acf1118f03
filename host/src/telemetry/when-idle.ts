/** Timeout in milliseconds, so that it also runs on a page that is never idle. */
const timeoutMs = 5_000;

/** Runs work after page load, when the browser is idle. */
export function whenIdle(work: () => void): void {
  const later = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(() => work(), { timeout: timeoutMs })
      : setTimeout(work, 1_000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
