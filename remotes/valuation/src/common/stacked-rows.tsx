import { Box, Flex, Stack } from '@kavel/ui/core';
import type { Column } from '@kavel/ui/data';
import { Fragment } from 'react';

export interface StackedRowsProps<Row> {
  /** Accessible name of the list. */
  label: string;
  /** The first one leads; the others follow with their headers. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The rows of a table below each other, for a screen that is too narrow for its columns. */
export function StackedRows<Row>({ label, columns, rows, rowKey }: StackedRowsProps<Row>) {
  const [lead, ...others] = columns;
  return (
    <Stack as="ul" aria-label={label} gap="0" listStyleType="none">
      {rows.map(row => (
        <Flex
          as="li"
          key={rowKey(row)}
          direction="column"
          gap="2"
          px="4"
          py="3"
          borderTopWidth="1px"
          borderColor="line"
          _first={{ borderTopWidth: 0 }}
        >
          <Box fontWeight="semibold" overflowWrap="anywhere">
            {lead?.cell(row)}
          </Box>
          <Box
            as="dl"
            display="grid"
            gridTemplateColumns="minmax(7rem, auto) minmax(0, 1fr)"
            columnGap="3"
            rowGap="1"
            fontSize="sm"
          >
            {others.map(({ key, header, cell }) => (
              <Fragment key={key}>
                <Box as="dt" color="muted">
                  {header}
                </Box>
                <Box as="dd" m="0" textAlign="end" overflowWrap="anywhere">
                  {cell(row)}
                </Box>
              </Fragment>
            ))}
          </Box>
        </Flex>
      ))}
    </Stack>
  );
}
