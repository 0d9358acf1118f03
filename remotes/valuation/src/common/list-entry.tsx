import { chakra } from '@kavel/ui/core';

/** A bucket to choose from the panel at the left; the chosen one stays marked under the pointer. */
export const ListEntry = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '2',
    width: 'full',
    px: '3',
    py: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[data-over]': { bg: 'accentSoft', outline: '2px solid {colors.accent}' },
    '&[aria-current=true], &[aria-current=true]:hover': { bg: 'accentSoft' },
  },
});
