import type { Enrolment } from '@kavel/contracts';
import { Box } from '@kavel/ui/core';

/** Light modules around the code, as ISO 18004 asks for. */
const quietZone = 4;

/** Dark on white in both colour modes: many apps read no inverted code. */
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
