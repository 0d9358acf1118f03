import { Box, usePrinting } from '@kavel/ui/core';
import { type ReactNode, useRef } from 'react';

/** Width of A4 without margins in CSS pixels, see `usePaper`. */
const paperWidth = 688;

/**
 * Prints content that was drawn for its screen width, such as a map: it keeps that width and is scaled down, because it
 * cannot redraw in time for printing.
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
