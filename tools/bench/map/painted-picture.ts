declare global {
  interface Window {
    watchedPicture?: { begun: number; changed: number; frames: number };
  }
}

/** For every page: tsx gives functions their names by a helper that a page does not have. */
export const withoutNames = { content: 'globalThis.__name = named => named;' };

/**
 * Runs in the page. Follows the picture of the map frame by frame: all its canvases drawn small. A frame counts from
 * `begun` to its end, when a message posted within it arrives. Time starts at `event` on the page, or now.
 */
export function watchPicture(event: 'change' | null): void {
  const small = document.createElement('canvas');
  [small.width, small.height] = [96, 60];
  const context = small.getContext('2d', { willReadFrequently: true });
  const watched = { begun: performance.now(), changed: 0, frames: 0 };
  window.watchedPicture = watched;
  if (event)
    document.addEventListener(event, ({ timeStamp }) => (watched.begun = timeStamp), {
      capture: true,
      once: true,
    });
  const pictureOf = (): string => {
    if (!context) return '';
    context.clearRect(0, 0, small.width, small.height);
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas'))
      if (canvas.width > 0) context.drawImage(canvas, 0, 0, small.width, small.height);
    return context.getImageData(0, 0, small.width, small.height).data.join();
  };
  let before = pictureOf();
  const follow = () => {
    if (window.watchedPicture !== watched) return;
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      const ended = performance.now();
      const picture = pictureOf();
      if (picture !== before) [watched.changed, watched.frames] = [ended, watched.frames + 1];
      before = picture;
      requestAnimationFrame(follow);
    };
    port1.postMessage(null);
  };
  requestAnimationFrame(follow);
}

/** Runs in the page. Milliseconds from the beginning to the last change of the picture; null while none came. */
export function pictureTime(): number | null {
  const { begun = 0, changed = 0 } = window.watchedPicture ?? {};
  return changed > begun ? changed - begun : null;
}
