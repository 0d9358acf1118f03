import type { Insets } from '@kavel/map';
import { Box, Stack } from '@kavel/ui/core';
import { edge } from '../../../common/frames';
import { type ColourListProps, type Trouble, TroubleNotice } from '../../view3d';
import { ColourLegend } from './colour-legend';

export interface SceneNotesProps extends ColourListProps {
  insets: Insets;
  trouble: Trouble | null;
  onRetry: () => void;
}

/** Pixels that the tools of the map take beside them, with the gap. */
const toolsWidth = 48;

/** Colours of the buildings, and what could not be drawn: beside the tools, as legends of the map may fill its lower edge. */
export function SceneNotes({ insets, trouble, onRetry, ...legend }: SceneNotesProps) {
  return (
    <Stack
      position="absolute"
      gap="1.5"
      alignItems="flex-start"
      pointerEvents="none"
      maxWidth="16rem"
      style={{ top: insets.top + edge, left: insets.left + edge + toolsWidth }}
    >
      <ColourLegend {...legend} />
      {trouble ? (
        <Box pt="3" bg="surface" borderRadius="lg" boxShadow="floating" pointerEvents="auto">
          <TroubleNotice trouble={trouble} onRetry={onRetry} />
        </Box>
      ) : null}
    </Stack>
  );
}
