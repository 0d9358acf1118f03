import { chakra } from '@kavel/ui/core';

export const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th': {
      textAlign: 'start',
      fontWeight: 'medium',
      color: 'muted',
      px: '3',
      py: '2',
      whiteSpace: 'nowrap',
    },
    '& td': { px: '3', py: '2', borderTopWidth: '1px', borderColor: 'line', verticalAlign: 'top' },
    '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});
