import { Box, usePrinting } from '@kavel/ui/core';
import { type ReactNode, useRef } from 'react';

/** A4 without its margins, see `usePaper`; CSS pixels. */
const paperWidth = 688;

/**
 * What has drawn itself for the width that it has on screen, as a map has: on paper it keeps that width and is made
 * smaller as a whole, since it cannot draw itself anew in time.
 */
export function PaperFit({ height, children }: { height: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const width = printing ? (frame.current?.offsetWidth ?? paperWidth) : null;
  const held = width === null ? undefined : { width, zoom: Math.min(1, paperWidth / width) };
  return (
    <Box ref={frame} height={height} style={held}>
      {children}
    </Box>
  );
}
