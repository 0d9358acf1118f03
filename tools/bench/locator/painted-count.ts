declare global {
  interface Window {
    /** From a movement to the paint of a new count, in milliseconds. */
    paintedCounts?: number[];
  }
}

/**
 * Runs in the page. A count is painted when the frame in which its text changed has ended: a message posted within the
 * frame arrives after it. Time starts when the browser received the movement, before the page did.
 */
export function watchCount(): void {
  const times: number[] = [];
  window.paintedCounts = times;
  let moved: number | null = null;
  window.addEventListener(
    'pointermove',
    event => {
      moved = event.timeStamp;
    },
    { capture: true },
  );
  const text = document.querySelector('[data-count]');
  if (!text) throw new Error('There is no count to watch');
  new MutationObserver(() => {
    const begun = moved;
    moved = null;
    if (begun === null) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => times.push(performance.now() - begun);
      port1.postMessage(null);
    });
  }).observe(text, { characterData: true, childList: true, subtree: true });
}

/** Runs in the page. */
export function paintedCounts(): number[] {
  return window.paintedCounts ?? [];
}
