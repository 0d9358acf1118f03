import { chakra } from '@chakra-ui/react/styled-system';

const figure = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/**
 * Small text table within a page: cells wrap, `data-figure` marks numeric cells, the footer is a total. Use
 * `PlainTable` for tables of figures and `DataTable` for lists.
 */
export const TextTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal', px: '2', py: '2.5' },
    '& :is(th, td):first-of-type': { ps: '0' },
    '& :is(th, td):last-of-type': { pe: '0' },
    // The head of a row is the only one of its type, and the cell after it the first: they are not at the edges.
    '& th[scope=row]:last-of-type': { pe: '2' },
    '& th[scope=row] + td:first-of-type': { ps: '2' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line', breakInside: 'avoid' },
    '& thead th': { color: 'muted', fontSize: 'xs', fontWeight: 'medium', py: '2', verticalAlign: 'bottom' },
    '& tfoot :is(th, td)': { fontWeight: 'semibold' },
    '& [data-figure]': figure,
  },
  variants: {
    /** Row height of other tables, with smaller text. */
    dense: { true: { fontSize: 'sm', '& tbody :is(th, td)': { py: '1.5' } } },
    /** For a card without padding. */
    inset: {
      true: { '& :is(th, td):first-of-type': { ps: '3' }, '& :is(th, td):last-of-type': { pe: '3' } },
    },
  },
});
