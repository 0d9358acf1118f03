import type { Insets } from '@kavel/map';
import { Box, Grid } from '@kavel/ui/core';
import type { Shape } from '../model/transaction-view';
import { ShapeSwitch } from './shape-switch';

export interface ShapeBarProps {
  insets: Insets;
  shape: Shape;
  onShape: (shape: Shape) => void;
}

/** Choice of shape, above the visible part of the map. */
export function ShapeBar({ insets, shape, onShape }: ShapeBarProps) {
  return (
    <Grid
      position="absolute"
      zIndex={1}
      top="12px"
      justifyItems="center"
      pointerEvents="none"
      style={{ left: insets.left, right: insets.right }}
    >
      <Box pointerEvents="auto" boxShadow="floating" borderRadius="md" bg="surface">
        <ShapeSwitch shape={shape} onChange={onShape} />
      </Box>
    </Grid>
  );
}
