import { Box, type BoxProps, energyLabelLook } from '@kavel/ui/core';
import { rowIconLook } from './row-icons';

const look = {
  minWidth: 0,
  // The table sets the minimum width, so that no row has to measure its own.
  '& .row.body': { minWidth: 0, contain: { base: 'size layout style', _print: 'none' } },
  '& .muted': { color: 'muted' },
  '& .placed': {
    display: { base: 'flex', _print: 'block' },
    minWidth: 0,
    whiteSpace: { base: 'pre', _print: 'normal' },
  },
  '& .place': { overflow: 'hidden', textOverflow: 'ellipsis', flexShrink: 9999 },
  '& .energy-label': energyLabelLook,
  '& .figure': {
    display: 'block',
    width: 'full',
    minHeight: '7',
    px: '1.5',
    mx: '-1.5',
    borderRadius: 'sm',
    textAlign: 'inherit',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    cursor: 'text',
    boxSizing: 'content-box',
    outlineOffset: '-2px',
    '&:hover, &:focus-visible': { boxShadow: 'inset 0 0 0 1px {colors.lineStrong}', bg: 'surface' },
  },
  // An amber dot before the value; the words are in its label and in the details.
  '& .outdated': {
    cursor: 'pointer',
    '&::before': { content: '"●"', color: 'amber', fontSize: '2xs', me: '1.5' },
  },
  '& .tag': {
    display: 'inline-block',
    px: '1.5',
    me: '1',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'sm',
    fontSize: 'xs',
  },
  '& .heard': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& .tick': { display: 'flex', alignItems: 'center', width: '6', minHeight: '6', cursor: 'pointer' },
  '& .tick input': { width: '4', height: '4', m: 0, accentColor: '{colors.accent}', cursor: 'inherit' },
  '& .actions': { display: 'flex', justifyContent: 'flex-end' },
  '& .action': {
    width: 'control',
    height: 'control',
    borderRadius: 'md',
    cursor: 'pointer',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'center',
    backgroundSize: '1rem',
    _hover: { bgColor: 'sunken' },
    ...rowIconLook,
  },
} as const;

/** Frame of the unit table with the styles of its cells, which are plain elements because hundreds are visible. */
export const UnitTableFrame = (props: BoxProps) => <Box css={look} {...props} />;
