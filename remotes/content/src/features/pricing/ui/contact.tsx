import { Box } from '@kavel/ui/core';
import type { ReactNode } from 'react';

/** Opens the reader's mail program. */
export function Contact({ email, children }: { email: string; children: ReactNode }) {
  return (
    <Box asChild py="5px" color="accent" textDecoration="underline" textUnderlineOffset="3px">
      <a href={`mailto:${email}`}>{children}</a>
    </Box>
  );
}
