import { Box } from '@kavel/ui/core';

/** Opens Kavel in a tab of its own: inside a frame there is no session, and no room. */
export function OutsideLink({ to, children }: { to: string; children: string }) {
  return (
    <Box
      as="span"
      color="accent"
      fontWeight="medium"
      textDecoration="underline"
      css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '6' } }}
    >
      <a href={to} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </Box>
  );
}
