import { Box } from '@kavel/ui/core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Starts to load half a screen before it is seen. */
const near = { rootMargin: '0px 0px 50% 0px' };

/** A part of a page far below the fold: it is shown, and its code and data are loaded, when the user comes near. */
export function WhenNear({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    }, near);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={place} minWidth="0">
      {isNear ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </Box>
  );
}
