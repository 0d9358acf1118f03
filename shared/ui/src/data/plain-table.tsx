import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { ScrollRegion } from './scroll-region';

/** Frame of a `PlainTable` that scrolls sideways, also by keyboard. */
export function PlainTableFrame(props: HTMLChakraProps<'section'> & { label: string }) {
  return (
    <ScrollRegion
      position="relative"
      overflowX="auto"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      flexShrink="0"
      _print={{ overflow: 'visible', borderWidth: 0 }}
      {...props}
    />
  );
}

/**
 * Native table that renders all rows: for few rows, and for row headers. Use `DataTable` for lists. Rows are marked by
 * `data-hovered`, `data-chosen` and `data-excluded`.
 */
export const PlainTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& tbody tr:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'line' },
    '&[data-dense] :is(td, th)': { px: '2' },
    '& tr': { breakInside: 'avoid' },
    '& tr[data-hovered]': { bg: 'sunken' },
    '& tr[data-chosen]': { bg: 'accentSoft' },
    '& tr[data-excluded]': { color: 'muted' },
    '& thead tr': { borderBottomWidth: '1px', borderColor: 'line' },
  },
});

const print = { height: 'auto', px: '1', py: '0.5', fontSize: '0.6875rem', whiteSpace: 'normal' } as const;

const cell = {
  base: { px: '3', py: '1.5', height: 'row', whiteSpace: 'nowrap', textAlign: 'start', _print: print },
  variants: {
    numeric: { true: { textAlign: 'end' } },
    sticky: { true: { position: 'sticky', insetInlineStart: 0, bg: 'surface', zIndex: 1 } },
    strong: { true: { fontWeight: 'semibold' } },
  },
} as const;

export const Th = chakra('th', {
  ...cell,
  base: { ...cell.base, fontWeight: 'medium', color: 'muted' },
});

export const Td = chakra('td', cell);
