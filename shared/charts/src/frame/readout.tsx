import { Box } from '@kavel/ui/core';
import { type ChartData, type ChartRow, linesOf, nameOf } from './chart-data';
import type { Place } from './walk';

interface ReadoutProps {
  data: ChartData;
  row: ChartRow;
  at: Place;
  width: number;
}

/** Visible values of a point, beside it; screen readers announce the point itself. */
export function Readout({ data, row, at, width }: ReadoutProps) {
  const onLeft = at.x > width / 2;
  return (
    <Box
      aria-hidden
      position="absolute"
      pointerEvents="none"
      zIndex="1"
      maxWidth="18rem"
      px="2.5"
      py="1.5"
      bg="surface"
      borderWidth="1px"
      borderColor="lineStrong"
      borderRadius="md"
      boxShadow="floating"
      fontSize="xs"
      lineHeight="snug"
      fontVariantNumeric="tabular-nums"
      _print={{ display: 'none' }}
      style={{
        top: Math.max(0, at.y - 12),
        ...(onLeft ? { right: width - at.x + 12 } : { left: at.x + 12 }),
      }}
    >
      <Box fontWeight="semibold">{nameOf(data, row)}</Box>
      {linesOf(data, row).map(({ name, text }) => (
        <Box key={name}>
          {name ? `${name}: ` : null}
          {text}
        </Box>
      ))}
    </Box>
  );
}
