import { Box, type BoxProps, Flex, type FlexProps } from '@kavel/ui/core';

/** Distance of floating elements to the map's edges, in pixels. */
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
    // OpenLayers warns of a map without a size, as it is where a page has no room for it yet.
    minWidth="1px"
    minHeight="1px"
    _focusVisible={{ outlineOffset: '-3px' }}
    // Drawn for the width on screen; in print the box has another width.
    _print={{ '& canvas': { width: '100% !important', height: '100% !important', objectFit: 'cover' } }}
    {...props}
  />
);

/** Passes pointer events to the map, except on its children. */
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
