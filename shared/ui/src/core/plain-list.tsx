import { chakra } from '@chakra-ui/react/styled-system';

const rule = { borderTopWidth: '1px', borderColor: 'line' } as const;

/** List without markers; each `li` is a row. Use `as="ol"` when the order matters. */
export const PlainList = chakra('ul', {
  base: { listStyle: 'none', m: 0, p: 0 },
  variants: {
    /** Lines between the rows, optionally also above the first. */
    rules: {
      between: { '& > li + li': rule },
      above: { '& > li': rule },
    },
  },
});
