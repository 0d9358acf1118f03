import { type ReactNode, Suspense } from 'react';
import { Box, type BoxProps, useSeen } from '../core';

export interface WhenSeenProps extends BoxProps {
  /** In the size of the part, so that nothing moves. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part of a page that may be below the fold: it is shown, and its code and data are loaded, when it comes into view. */
export function WhenSeen({ fallback, children, ...place }: WhenSeenProps) {
  const [box, isSeen] = useSeen<HTMLDivElement>();
  return (
    <Box ref={box} minWidth="0" {...place}>
      {isSeen ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </Box>
  );
}
