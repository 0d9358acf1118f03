import { Box } from '@kavel/ui/core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** A part of a page far below the fold: it is shown, and its code and data are loaded, when it comes into view. */
export function WhenSeen({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={place} minWidth="0">
      {isSeen ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </Box>
  );
}
