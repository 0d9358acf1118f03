import { chakra } from '@chakra-ui/react/styled-system';

/** In pixels. */
export const rowHeight = 36;

/**
 * Scroll container of a table, with the styles of its content. Rows and cells are plain elements: styled components
 * cost several times more to render.
 */
export const TableFrame = chakra('div', {
  base: {
    overflow: 'auto',
    minWidth: 0,
    // Without a background, Chromium creates a layer for every cell with a badge above a map.
    bg: 'surface',
    _print: {
      overflow: 'visible',
      '& .row.body': {
        position: 'static',
        transform: 'none !important',
        height: 'auto',
        contain: 'none',
        breakInside: 'avoid',
      },
      '& .header': { position: 'static' },
      '& .row': { minWidth: 0 },
      '& .cell': { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
    },
    '& .row': {
      display: 'grid',
      gridTemplateColumns: 'var(--table-columns)',
      alignItems: 'center',
      minHeight: 'row',
      borderBottomWidth: '1px',
      borderColor: 'line',
      fontSize: 'sm',
      minWidth: 'min-content',
    },
    '& .header': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      bg: 'surface',
      color: 'muted',
      fontWeight: 'medium',
    },
    '& .body': { position: 'absolute', insetInline: 0, height: `${rowHeight}px`, contain: 'layout style' },
    '& .active': { cursor: 'pointer' },
    '& .active:hover, & .body[data-hovered=true]': { bg: 'sunken' },
    '& .body[aria-selected=true]': { bg: 'accentSoft' },
    '& .cell': {
      px: '3',
      minWidth: 0,
      // `hidden` would create hundreds of scroll containers.
      overflow: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // As tall as the click area of a link.
      lineHeight: '1.5rem',
    },
    // See `ShortAddress`.
    '& .address': {
      display: { base: 'flex', _print: 'block' },
      minWidth: 0,
      whiteSpace: { base: 'pre', _print: 'normal' },
    },
    '& .street': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
    '& .number': { flexShrink: 0 },
    '& .numeric': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .sort': {
      fontWeight: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      minWidth: '6',
      minHeight: '6',
      _hover: { color: 'text' },
      // The cell clips what is outside.
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
});
