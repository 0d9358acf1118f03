import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** Size of an element in pixels, updated on resize; null before layout. */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size | null] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
