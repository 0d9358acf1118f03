import { Box, Flex } from '@kavel/ui/core';
import type { ReactNode } from 'react';

/** One of the columns below the value: a heading, what it says, and one thing to do. */
export function Part({
  heading,
  children,
  action,
}: {
  heading: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Flex
      as="section"
      flexDirection="column"
      gap="2"
      borderTopWidth="2px"
      borderColor="accent"
      pt="3"
      aria-label={heading}
    >
      <Box as="h2" fontSize="lg" fontWeight="semibold">
        {heading}
      </Box>
      {children}
      {action ? <Box mt="1">{action}</Box> : null}
    </Flex>
  );
}
