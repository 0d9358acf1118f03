import type { Insets } from '@kavel/map';
import { Box, Grid } from '@kavel/ui/core';
import type { Shape } from '../model/transaction-view';
import { ShapeSwitch } from './shape-switch';

export interface ShapeBarProps {
  insets: Insets;
  shape: Shape;
  onShape: (shape: Shape) => void;
}

/** The choice of shape, above the map in what panels leave of it. */
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
