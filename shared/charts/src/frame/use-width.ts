import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where nothing is laid out, as in a test. */
const unknown = 640;

/** Width of an element in pixels. It is read before the first paint, so that nothing jumps, and followed after. */
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
