import { Box, type BoxProps } from '@kavel/ui/core';

const Bubble = (props: BoxProps) => (
  <Box
    position="absolute"
    pointerEvents="none"
    zIndex={1}
    maxWidth="16rem"
    px="2"
    py="1"
    borderRadius="sm"
    bg="text"
    color="surface"
    fontSize="xs"
    lineHeight="snug"
    transform="translate(-50%, calc(-100% - 12px))"
    {...props}
  />
);

/** Tooltip with the name of the hovered point. Keyboard users have the list beside the map. */
export function Tooltip({ label, x, y }: { label: string; x: number; y: number }) {
  return (
    <Bubble style={{ left: x, top: y }} aria-hidden>
      {label}
    </Bubble>
  );
}
