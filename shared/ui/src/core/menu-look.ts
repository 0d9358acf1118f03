import { chakra } from '@chakra-ui/react/styled-system';

export const MenuPopover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: 0,
    minWidth: '12rem',
    maxHeight: '60dvh',
    overflowY: 'auto',
    p: '1',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'floating',
  },
});

export const MenuEntry = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      minHeight: 'control',
      px: '3',
      borderRadius: 'sm',
      fontSize: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover, &:focus-visible, &[aria-expanded=true]': { bg: 'sunken' },
      '& svg': { width: '4', height: '4' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
  { defaultProps: { type: 'button' } },
);

export const MenuMark = chakra('span', { base: { width: '4' } });

export const MenuArrow = chakra('span', { base: { ms: 'auto', color: 'muted' } });
