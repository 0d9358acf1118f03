import { type RefObject, useEffect, useState } from 'react';

/** Width of an element in pixels, followed as it changes; `initial` until it is known. */
export function useWidth(element: RefObject<Element | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
