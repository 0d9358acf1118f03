import { Card, Flex, Stack } from '@kavel/ui/core';
import type { ReactNode } from 'react';

/** One section of management: search and actions above, the list below. */
export function Part({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="3" minWidth="0">
      {tools ? (
        <Flex gap="2" wrap="wrap" alignItems="end">
          {tools}
        </Flex>
      ) : null}
      <Card minWidth="0" overflow="hidden">
        {children}
      </Card>
    </Stack>
  );
}

/** Height of a list that scrolls within the page. */
export const listHeight = 'max(20rem, calc(100dvh - 17rem))';
