import { chakra } from '@chakra-ui/react';

const figure = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/**
 * A small table of text within a page: its cells wrap, `data-figure` marks those of a figure, the foot is a sum. Tables of
 * figures are a `PlainTable`, lists a `DataTable`.
 */
export const TextTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal', px: '2', py: '2.5' },
    '& :is(th, td):first-of-type': { ps: '0' },
    '& :is(th, td):last-of-type': { pe: '0' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line', breakInside: 'avoid' },
    '& thead th': { color: 'muted', fontSize: 'xs', fontWeight: 'medium', py: '2', verticalAlign: 'bottom' },
    '& tfoot :is(th, td)': { fontWeight: 'semibold' },
    '& [data-figure]': figure,
  },
  variants: {
    /** Rows as tall as those of other tables, in smaller type. */
    dense: { true: { fontSize: 'sm', '& tbody :is(th, td)': { py: '1.5' } } },
    /** In a card without padding of its own. */
    inset: {
      true: { '& :is(th, td):first-of-type': { ps: '3' }, '& :is(th, td):last-of-type': { pe: '3' } },
    },
  },
});
