import { chakra } from '@chakra-ui/react/styled-system';
import { Link as PlainRouterLink } from '@kavel/router';

const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    height: 'control',
    px: '3',
    borderRadius: 'md',
    borderWidth: '1px',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color .12s, border-color .12s, color .12s',
    '& svg': { width: '4', height: '4', flexShrink: 0 },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    // Hidden in print.
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent',
        color: 'onAccent',
        borderColor: 'accent',
        '&:hover:not(:disabled)': { bg: 'accentHover', borderColor: 'accentHover' },
      },
      outline: {
        bg: 'surface',
        color: 'text',
        borderColor: 'line',
        '&:hover:not(:disabled)': { bg: 'sunken', borderColor: 'lineStrong' },
      },
      ghost: {
        bg: 'transparent',
        color: 'text',
        borderColor: 'transparent',
        '&:hover:not(:disabled)': { bg: 'sunken' },
      },
      danger: {
        bg: 'surface',
        color: 'red',
        borderColor: 'line',
        '&:hover:not(:disabled)': { bg: 'redSoft', borderColor: 'red' },
      },
    },
    size: {
      md: {},
      lg: { height: '10', px: '4', fontSize: 'md' },
      icon: { width: 'control', px: '0' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
} as const;

/** Button. Use one `solid` button per view, for the main action. */
export const Button = chakra('button', look, { defaultProps: { type: 'button' } });

/** A link to another page that looks like a button. */
export const LinkButton = chakra(PlainRouterLink, look);

/** Link within text or a list. Its click area is taller than its line, without affecting the layout. */
export const TextLink = chakra(PlainRouterLink, {
  base: {
    color: 'accent',
    py: '5px',
    my: '-5px',
    textUnderlineOffset: '3px',
    // Within text, colour alone does not distinguish a link.
    'p > &': { textDecoration: 'underline' },
    _hover: { textDecoration: 'underline' },
  },
});
