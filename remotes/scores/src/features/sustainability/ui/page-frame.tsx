import { Box, type BoxProps, SectionTitle, Stack } from '@kavel/ui/core';
import type { ReactNode } from 'react';

/** Width and margins of the pages of the index, those of the page of a score. */
export const Frame = (props: BoxProps) => (
  <Box maxWidth="96rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }} {...props} />
);

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" minWidth="0" aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Stack>
  );
}
