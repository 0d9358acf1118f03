import { chakra } from '@kavel/ui/core';
import type { MouseEvent } from 'react';
import { useTexts } from '../i18n';

/** Where `SkipLink` leads; a page has one. */
export const contentId = 'content';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    px: '3',
    py: '2',
    bg: 'surface',
    color: 'text',
    borderRadius: 'md',
    boxShadow: 'floating',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    _print: { display: 'none' },
  },
});

/** The page's content: it takes the focus of who skips the bar, and shows no ring as nothing in it was chosen. */
export const Content = chakra('main', { base: { _focusVisible: { outline: 'none' } } });

/** First stop of the keyboard: past the bar, which is the same on every page. */
export function SkipLink() {
  const t = useTexts();
  // The address keeps the state of the page; a fragment has no place in it.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <Skip href={`#${contentId}`} onClick={skip}>
      {t('skip')}
    </Skip>
  );
}
