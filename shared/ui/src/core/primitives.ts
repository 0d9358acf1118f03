import { Box, Flex, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** The layout parts of the library, by name: pages are laid out with them and the tokens of the theme. */
export { Box, Flex, Grid, HStack, Stack, Text };

export type BoxProps = ComponentProps<typeof Box>;
export type FlexProps = ComponentProps<typeof Flex>;
export type GridProps = ComponentProps<typeof Grid>;
export type TextProps = ComponentProps<typeof Text>;
