import { chakra } from '@chakra-ui/react/styled-system';

const button = { defaultProps: { type: 'button' } } as const;

/** Unstyled button, for toolbars and tiles that style it themselves. */
export const QuietButton = chakra('button', { base: { textAlign: 'start', cursor: 'pointer' } }, button);

/** Button that looks like inline text. */
export const TextButton = chakra(
  'button',
  {
    base: {
      minHeight: '6',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
    variants: { accent: { true: { color: 'accent' } } },
  },
  button,
);

/** Selectable line of a list: `aria-current` marks the selected one, `data-over` a drop target under the pointer. */
export const ListButton = chakra(
  'button',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '2',
      alignItems: 'baseline',
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
  },
  button,
);

/** Small rounded toggle: `aria-pressed` is its state; a `removable` one disappears when pressed. */
export const Pill = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      flexShrink: 0,
      minHeight: '7',
      px: '2.5',
      borderRadius: 'full',
      fontSize: 'sm',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'sunken' },
      '&[aria-pressed=true]': { bg: 'accentSoft', color: 'accent', fontWeight: 'semibold' },
      '& svg': { width: '3', height: '3', flexShrink: 0 },
    },
    variants: {
      removable: {
        true: {
          flexShrink: 1,
          minHeight: '6',
          maxWidth: 'full',
          bg: 'accentSoft',
          color: 'accent',
          fontSize: 'xs',
          fontWeight: 'medium',
          whiteSpace: 'normal',
          _hover: { bg: 'accentSoft', textDecoration: 'line-through' },
        },
      },
    },
  },
  button,
);
