import { Box, type BoxProps } from '@kavel/ui/core';
import { type ReactNode, useDeferredValue } from 'react';

interface AfterwardsProps {
  /** About the height of the children, which keeps what follows them below the fold until they are there. */
  room?: BoxProps['height'];
  children: ReactNode;
}

/**
 * What stands below the fold, drawn in a task of its own after what stands above: elements and their styles are put into
 * the page at once, which takes a phone too long for all of a page.
 */
export function Afterwards({ room, children }: AfterwardsProps) {
  const due = useDeferredValue(true, false);
  if (due) return children;
  return room === undefined ? null : <Box height={room} />;
}
