import { Box } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { Sheet } from '../../../common/frames';
import { useTexts } from '../i18n';

/** Beside the projects, or on a phone a sheet over them. */
export function DetailFrame({ wide, children }: { wide: boolean; children: ReactNode }) {
  const t = useTexts();
  const label = t('detail');
  if (!wide) {
    return (
      <Sheet as="section" aria-label={label} style={{ height: '92%' }}>
        {children}
      </Sheet>
    );
  }
  return (
    <Box
      as="section"
      aria-label={label}
      width="25rem"
      flexShrink="0"
      overflowY="auto"
      bg="surface"
      borderInlineStartWidth="1px"
      borderColor="line"
    >
      {children}
    </Box>
  );
}
