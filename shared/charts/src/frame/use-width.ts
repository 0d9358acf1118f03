import { type RefObject, useLayoutEffect, useState } from 'react';

/** Default width without layout, as in tests. */
const unknown = 640;

/** Width of an element in pixels, read before the first paint to avoid a layout shift, and updated on resize. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(unknown);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const read = () => setWidth(Math.round(current.clientWidth) || unknown);
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
