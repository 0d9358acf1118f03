import { chakra } from '@chakra-ui/react';

/** In pixels. */
export const rowHeight = 36;

/**
 * The scrolling part of a table, with the look of everything within. Rows and cells are plain elements: a styled
 * component for each of them costs several times what it draws.
 */
export const TableFrame = chakra('div', {
  base: {
    overflow: 'auto',
    minWidth: 0,
    // Over a map, text without a ground of its own becomes a layer for every cell with a badge.
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
      // Hidden would make a scroller of each of hundreds of cells.
      overflow: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // As tall as the area of a link within it.
      lineHeight: '1.5rem',
    },
    // Of `ShortAddress`.
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
      // The cell cuts off what stands outside.
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
});
