import type { Insets } from '@kavel/map';
import { Box, Stack, Text } from '@kavel/ui/core';
import { edge } from '../../../common/frames';
import { type ColourListProps, type Trouble, TroubleNotice } from '../../view3d';
import { ColourLegend } from './colour-legend';

export interface SceneNotesProps extends ColourListProps {
  insets: Insets;
  /** Whose buildings they are. */
  credits: string | null;
  trouble: Trouble | null;
  onRetry: () => void;
}

/** Pixels that legend and scale of the flat map take, which stay. */
const notesHeight = 56;

/** Colours and source of the buildings, and what could not be drawn: at the left, as the flat map has its notes at the right. */
export function SceneNotes({ insets, credits, trouble, onRetry, ...legend }: SceneNotesProps) {
  return (
    <Stack
      position="absolute"
      gap="1.5"
      alignItems="flex-start"
      pointerEvents="none"
      maxWidth="16rem"
      style={{ bottom: insets.bottom + edge + notesHeight, left: insets.left + edge }}
    >
      <ColourLegend {...legend} />
      {trouble ? (
        <Box pt="3" bg="surface" borderRadius="lg" boxShadow="floating" pointerEvents="auto">
          <TroubleNotice trouble={trouble} onRetry={onRetry} />
        </Box>
      ) : null}
      {credits ? (
        <Text px="1.5" borderRadius="sm" bg="surface" color="muted" fontSize="xs">
          {credits}
        </Text>
      ) : null}
    </Stack>
  );
}
