import { Box, Card, Flex, SectionTitle } from '@kavel/ui/core';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title: string;
  /** Beside the title: a definition. */
  aside?: ReactNode;
  /** As wide as the dashboard. */
  wide?: boolean;
  children: ReactNode;
}

/** A card of the dashboard, which is a region by its title. */
export function Panel({ title, aside, wide = false, children }: PanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} p="4" minWidth="0" {...(wide && { gridColumn: '1 / -1' })}>
      <Flex alignItems="center" gap="1" mb="2">
        <SectionTitle id={id}>{title}</SectionTitle>
        {aside}
      </Flex>
      <Box minWidth="0">{children}</Box>
    </Card>
  );
}
