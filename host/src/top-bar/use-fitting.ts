import { type RefObject, useEffect, useState } from 'react';

export interface Fitting {
  /** Children of a wrapping box that stand on its first line. */
  count: number;
  /** Pixels after the last of them. */
  free: number;
}

/** Follows what fits on the first line of a wrapping box. */
export function useFitting(box: RefObject<HTMLElement | null>, count: number): Fitting {
  const [fitting, setFitting] = useState<Fitting>({ count, free: 0 });
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const { children } = box.current;
    const top = (child: Element | undefined) => (child as HTMLElement | undefined)?.offsetTop;
    const { current } = box;
    const observer = new ResizeObserver(() => {
      const shown = [...children].filter(child => top(child) === top(children[0]));
      const end = shown.at(-1)?.getBoundingClientRect().right ?? 0;
      setFitting({
        count: shown.length,
        free: Math.max(0, Math.floor(current.getBoundingClientRect().right - end)),
      });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, count]);
  return fitting;
}
