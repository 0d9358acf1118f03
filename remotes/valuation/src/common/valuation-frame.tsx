import { Box, Flex, useBreakpoint } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { CommentsButton, CommentsPanel, useCommentAddress } from '../features/comments';
import { PresenceStrip } from '../features/presence';
import type { OpenValuation } from './open-valuation';

const barHeight = '2.5rem';

/** Around every step of a valuation: the bar with what people do with it, and the comments beside the page. */
export function ValuationFrame({ open, children }: { open: OpenValuation; children: ReactNode }) {
  const { isOpen } = useCommentAddress();
  const beside = useBreakpoint('lg') && isOpen;
  return (
    <Box css={{ '--valuation-bar': barHeight, '@media print': { '--valuation-bar': '0px' } }}>
      <Flex
        position="sticky"
        top="3.5rem"
        zIndex={1}
        height={barHeight}
        align="center"
        gap="3"
        px={{ base: '2', lg: '4' }}
        bg="surface"
        borderBottomWidth="1px"
        borderColor="line"
        _print={{ display: 'none' }}
      >
        <Flex flex="1" minWidth="0">
          <PresenceStrip key={open.valuation.id} valuationId={open.valuation.id} />
        </Flex>
        <CommentsButton valuationId={open.valuation.id} />
      </Flex>
      <Box
        display={{ base: 'block', lg: 'grid' }}
        gridTemplateColumns={beside ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 1fr)'}
        _print={{ display: 'block' }}
      >
        <Box minWidth="0">{children}</Box>
        {isOpen ? <CommentsPanel {...open} /> : null}
      </Box>
    </Box>
  );
}
