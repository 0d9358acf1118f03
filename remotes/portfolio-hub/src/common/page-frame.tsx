import { Flex, PageTitle, Stack } from '@kavel/ui/core';
import type { ReactNode } from 'react';

/** The page's own padding, full width below the top bar. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Stack px={{ base: '4', lg: '6' }} py="5" gap="4" minWidth="0">
      {children}
    </Stack>
  );
}

export interface PageHeadProps {
  title: ReactNode;
  /** Right next to the title. */
  beside?: ReactNode;
  /** One line under the title. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** Title at the left, what can be done at the right; below each other on a phone. */
export function PageHead({ title, beside, note, actions }: PageHeadProps) {
  return (
    <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
      <Stack gap="0.5" minWidth="0">
        <Flex gap="1" alignItems="center" minHeight="control">
          <PageTitle>{title}</PageTitle>
          {beside}
        </Flex>
        {note}
      </Stack>
      <Flex gap="2" wrap="wrap" _print={{ display: 'none' }}>
        {actions}
      </Flex>
    </Flex>
  );
}
