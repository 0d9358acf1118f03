import { Box, type BoxProps } from '@kavel/ui/core';
import type { MouseEvent } from 'react';
import { useTexts } from '../i18n';

/** Where `SkipLink` leads; a page has one. */
export const contentId = 'content';

/** The page's content: it takes the focus of who skips the bar, and shows no ring as nothing in it was chosen. */
export const Content = (props: BoxProps) => <Box as="main" _focusVisible={{ outline: 'none' }} {...props} />;

/** First stop of the keyboard: past the bar, which is the same on every page. */
export function SkipLink() {
  const t = useTexts();
  // The address keeps the state of the page; a fragment has no place in it.
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
