/** After the page is loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const later = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(() => work()) : setTimeout(work, 1_000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
