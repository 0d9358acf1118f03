import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ComponentProps } from 'react';

/** Layout components of Chakra, re-exported by name; combine them with the theme's tokens. */
export { Box, Flex, Grid, HStack, Stack, Text };

export type BoxProps = ComponentProps<typeof Box>;
export type FlexProps = ComponentProps<typeof Flex>;
export type GridProps = ComponentProps<typeof Grid>;
export type TextProps = ComponentProps<typeof Text>;
