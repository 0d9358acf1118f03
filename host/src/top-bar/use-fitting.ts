import { type RefObject, useEffect, useState } from 'react';

/** How many children of a wrapping box stand on its first line. */
export function useFitting(box: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return;
    const { children } = box.current;
    const top = (child: Element | undefined) => (child as HTMLElement | undefined)?.offsetTop;
    const observer = new ResizeObserver(() =>
      setFitting([...children].filter(child => top(child) === top(children[0])).length),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, count]);
  return fitting;
}
