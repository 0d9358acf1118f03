import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a scroll container without focusable content a tab stop while its content overflows, so that arrow keys scroll
 * it. The element needs a role and an accessible name.
 */
export function useScrollStop(element: RefObject<HTMLElement | null>, needed = true): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !needed || typeof ResizeObserver === 'undefined') return;
    const update = () => {
      const scrolls =
        current.scrollHeight > current.clientHeight + 1 || current.scrollWidth > current.clientWidth + 1;
      if (scrolls) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => {
      observer.disconnect();
      current.removeAttribute('tabindex');
    };
  }, [element, needed]);
}
