import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Box, type BoxProps } from '../core';

export interface WhenSeenProps extends BoxProps {
  /** In the size of the part, so that nothing moves. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part of a page that may be below the fold: it is shown, and its code and data are loaded, when it comes into view. */
export function WhenSeen({ fallback, children, ...place }: WhenSeenProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    // On a busy page one call reports several changes: out of view at first, then in view.
    const observer = new IntersectionObserver(changes => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={box} minWidth="0" {...place}>
      {isSeen ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </Box>
  );
}
