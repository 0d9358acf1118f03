import { Flex } from '@kavel/ui/core';
import type { ReactNode } from 'react';

export interface MarkedFigureProps {
  children: ReactNode;
  /** Its explanation and the mark of its comments. */
  tools: ReactNode;
}

/** A key figure with its tools, which go below it in a tile without room beside it. */
export const MarkedFigure = ({ children, tools }: MarkedFigureProps) => (
  <Flex align="center" columnGap="1" wrap="wrap">
    <span>{children}</span>
    <Flex align="center" gap="1" _print={{ display: 'none' }}>
      {tools}
    </Flex>
  </Flex>
);
