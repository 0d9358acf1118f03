/** A page that is always busy still gets its turn, in milliseconds. */
const timeoutMs = 5_000;

/** After the page is loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const later = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(() => work(), { timeout: timeoutMs })
      : setTimeout(work, 1_000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
