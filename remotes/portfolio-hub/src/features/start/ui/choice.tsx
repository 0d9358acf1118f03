import { Stack, Text } from '@kavel/ui/core';
import type { ReactNode } from 'react';

/** One way to begin: what it is, and its button. */
export function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack gap="2" alignItems="flex-start">
      <Text as="h3" fontWeight="semibold">
        {title}
      </Text>
      <Text fontSize="sm" color="muted" flex="1">
        {text}
      </Text>
      {children}
    </Stack>
  );
}
