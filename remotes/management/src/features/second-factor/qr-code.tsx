import type { Enrolment } from '@kavel/contracts';
import { Box } from '@kavel/ui/core';

/** Width of the quiet zone in modules, required by ISO 18004. */
const quietZone = 4;

/** Dark on white in both colour modes: many apps cannot read inverted codes. */
export function QrCode({ label, qr: { size, path } }: { label: string; qr: Enrolment['qr'] }) {
  const side = size + 2 * quietZone;
  return (
    <Box asChild width="12rem" height="12rem" flexShrink={0} borderRadius="md">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
