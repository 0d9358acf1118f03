import { chakra } from '@chakra-ui/react';

const rule = { borderTopWidth: '1px', borderColor: 'line' } as const;

/** A list without marks; each `li` is a row. `as="ol"` where their order says something. */
export const PlainList = chakra('ul', {
  base: { listStyle: 'none', m: 0, p: 0 },
  variants: {
    /** Lines between the rows, or above the first as well where something stands over the list. */
    rules: {
      between: { '& > li + li': rule },
      above: { '& > li': rule },
    },
  },
});
