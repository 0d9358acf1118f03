import { Box, type BoxProps, Flex, type FlexProps } from '@kavel/ui/core';

/** Distance of what floats to the edges of the map, in pixels. */
export const edge = 12;

export const Frame = (props: BoxProps) => (
  <Box
    as="section"
    position="relative"
    width="full"
    height="full"
    minHeight="0"
    overflow="hidden"
    {...props}
  />
);

export const Canvas = (props: BoxProps) => (
  <Box
    position="absolute"
    inset={0}
    _focusVisible={{ outlineOffset: '-3px' }}
    // Drawn for the width on screen; paper gives the box another one.
    _print={{ '& canvas': { width: '100% !important', height: '100% !important', objectFit: 'cover' } }}
    {...props}
  />
);

/** Lets the pointer through to the map beside what it holds. */
export const Overlay = (props: FlexProps) => (
  <Flex position="absolute" pointerEvents="none" css={{ '& > *': { pointerEvents: 'auto' } }} {...props} />
);

export const Card = (props: FlexProps) => (
  <Flex
    flexWrap="wrap"
    alignItems="flex-end"
    columnGap="4"
    px="3"
    py="1.5"
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
    boxShadow="floating"
    {...props}
  />
);
