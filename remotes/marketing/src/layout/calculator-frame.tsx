import { Box, type BoxProps, Grid, type GridProps } from '@kavel/ui/core';

/** A page to read and reckon on: narrower than the start page, and printable. */
export const ReadingPage = (props: BoxProps) => (
  <Box
    maxWidth="72rem"
    mx="auto"
    px={{ base: '4', md: '8' }}
    py={{ base: '6', md: '10' }}
    _print={{ maxWidth: 'none', p: 0 }}
    {...props}
  />
);

/** Inputs on the left, results on the right. */
export const CalculatorColumns = (props: GridProps) => (
  <Grid
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
    alignItems="start"
    columnGap="12"
    rowGap="8"
    mt={{ base: '6', md: '8' }}
    _print={{ display: 'block' }}
    {...props}
  />
);

export const CalculatorInputs = (props: GridProps) => (
  <Grid
    gap="5"
    position={{ lg: 'sticky' }}
    top={{ lg: '6' }}
    _print={{ position: 'static', mb: '6' }}
    {...props}
  />
);
