import { Box, Flex, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Layout components of Chakra, re-exported by name; combine them with the theme's tokens. */
export { Box, Flex, Grid, HStack, Stack, Text };

export type BoxProps = ComponentProps<typeof Box>;
export type FlexProps = ComponentProps<typeof Flex>;
export type GridProps = ComponentProps<typeof Grid>;
export type TextProps = ComponentProps<typeof Text>;
