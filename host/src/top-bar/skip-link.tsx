import { Box, type BoxProps } from '@kavel/ui/core';
import type { MouseEvent } from 'react';
import { useTexts } from '../i18n';

/** Target id of `SkipLink`; unique on a page. */
export const contentId = 'content';

/** Main content: focused by the skip link, without a focus ring. */
export const Content = (props: BoxProps) => <Box as="main" _focusVisible={{ outline: 'none' }} {...props} />;

/** First tab stop: skips the bar, which is the same on every page. */
export function SkipLink() {
  const t = useTexts();
  // Does not set a fragment, because the address holds the page's state.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <Box
      asChild
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="toast"
      px="3"
      py="2"
      bg="surface"
      color="text"
      borderRadius="md"
      boxShadow="floating"
      css={{ '&:not(:focus)': { transform: 'translateY(-200%)' } }}
      _print={{ display: 'none' }}
    >
      <a href={`#${contentId}`} onClick={skip}>
        {t('skip')}
      </a>
    </Box>
  );
}
