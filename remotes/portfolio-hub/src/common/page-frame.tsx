import { Flex, PageTitle, Stack } from '@kavel/ui/core';
import type { ReactNode } from 'react';

/** Padding of a page, full width below the top bar. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Stack px={{ base: '4', lg: '6' }} py="5" gap="4" minWidth="0">
      {children}
    </Stack>
  );
}

export interface PageHeadProps {
  title: ReactNode;
  /** Placed directly after the title. */
  beside?: ReactNode;
  /** One line below the title. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** Title on the left, actions on the right; stacked on a phone. */
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
