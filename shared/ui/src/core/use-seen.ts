import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element of the ref has ever been in view, inside `rootMargin` of the window. */
export function useSeen<E extends HTMLElement>(rootMargin = '0px'): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    // On a busy page one call reports several changes: out of view at first, then in view.
    const observer = new IntersectionObserver(
      changes => setSeen(changes.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, rootMargin]);
  return [element, isSeen];
}
