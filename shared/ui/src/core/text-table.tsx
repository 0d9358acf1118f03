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
    // Cells at the edges, whether they are heads or not. Emotion warns of `:first-child`.
    '& :is(th, td):not(* + *)': { ps: '0' },
    '& :is(th, td):last-child': { pe: '0' },
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
      true: { '& :is(th, td):not(* + *)': { ps: '3' }, '& :is(th, td):last-child': { pe: '3' } },
    },
  },
});
