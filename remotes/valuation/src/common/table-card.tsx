import { Grid, type GridProps } from '@kavel/ui/core';

/** Scrollable container of a long table: as high as its rows, limited to the remaining window height. */
export const TableCard = (props: GridProps) => (
  <Grid
    gridTemplateRows="minmax(0, 1fr)"
    gridTemplateColumns="minmax(0, 1fr)"
    minHeight="6.75rem"
    maxHeight={{ base: '75dvh', lg: 'none' }}
    overflow="hidden"
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
    css={{ '&&': { flexShrink: 1 } }}
    {...props}
  />
);
