type Heard = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';
const heard: readonly Heard[] = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];

export interface HeldPage {
  /** Resolves at once, or when the pointer is released. */
  whenFree: () => Promise<void>;
  dispose: () => void;
}

/**
 * Tracks whether the user drags something on the page, such as a slider; low-priority work waits until it is released.
 */
export function watchHeldPage(apart: HTMLElement): HeldPage {
  let held = false;
  let waiting: (() => void)[] = [];
  const follow = ({ buttons, target }: PointerEvent) => {
    held = buttons > 0 && !(target instanceof Node && apart.contains(target));
    if (held) return;
    for (const go of waiting) go();
    waiting = [];
  };
  for (const type of heard) document.addEventListener(type, follow, { capture: true });
  return {
    whenFree: () =>
      held
        ? new Promise(resolve => {
            waiting.push(resolve);
          })
        : Promise.resolve(),
    dispose() {
      for (const type of heard) document.removeEventListener(type, follow, { capture: true });
      for (const go of waiting) go();
    },
  };
}
