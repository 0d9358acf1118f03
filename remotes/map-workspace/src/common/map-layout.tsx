import { Box, type BoxProps, Flex } from '@kavel/ui/core';
import type { CSSProperties, ReactNode } from 'react';
import { CardBody, columnCard, edge, LeftCard, leftWidth, sheet } from './frames';
import { Kept } from './kept';

export interface MapLayoutProps {
  wide: boolean;
  /** Title or count, above the panel. */
  head: ReactNode;
  /** Below the head on a phone. */
  bar: ReactNode;
  panel: ReactNode;
  panelLabel: string;
  /** The panel takes the whole height, also when it has less. */
  fullPanel?: boolean;
  /** Null while the table takes its place. */
  map: ReactNode;
  table: ReactNode;
  tableLabel: string;
  /** On a phone the table is shown instead of the map. */
  showsTable: boolean;
  /** Width in pixels of the column with table and detail; null: all that the panel leaves, side by side. */
  columnWidth: number | null;
  /** Detail of the selected item; null without a selection. */
  detail: ReactNode;
  detailLabel: string;
  /** Sheet over the map or the table, on a phone. */
  over?: ReactNode;
  /** Style of the detail: beside or below the table, and on a phone. */
  detailStyle: { wide: CSSProperties; narrow: CSSProperties };
}

/** The head on a phone: a bar at the top instead of a card. */
const bar: BoxProps = {
  position: 'static',
  width: 'full',
  maxHeight: 'none',
  borderWidth: 0,
  borderBottomWidth: '1px',
  borderRadius: 0,
  boxShadow: 'none',
};
const fill: BoxProps = { display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0 };
const scrolling = { overflowY: 'auto', '& > *': { flexShrink: 0 } } as const;

/**
 * Panel on the left, table and detail on the right, the map between; on a phone a bar, below it the map or the table,
 * and sheets. Both are the same elements in other styles: their contents keep their state when the window gets narrow
 * or wide.
 */
export function MapLayout({ wide, columnWidth, detailStyle, ...props }: MapLayoutProps) {
  const column: CSSProperties =
    columnWidth === null ? { left: edge * 2 + leftWidth, flexDirection: 'row' } : { width: columnWidth };
  return (
    <Flex direction="column" height="full">
      <LeftCard
        as="section"
        aria-label={wide ? props.panelLabel : undefined}
        style={wide && props.fullPanel ? { height: 'calc(100% - 24px)' } : {}}
        {...(wide ? {} : bar)}
      >
        {props.head}
        {wide ? null : props.bar}
        <Kept shown={wide}>
          <CardBody {...(props.fullPanel ? { flex: '1' } : {})}>{props.panel}</CardBody>
        </Kept>
      </LeftCard>
      <Box
        {...(wide ? { position: 'absolute', inset: 0 } : { ...fill, position: 'relative', bg: 'surface' })}
      >
        {props.map}
        <Flex
          {...(wide
            ? {
                position: 'absolute',
                zIndex: 2,
                top: '12px',
                bottom: '12px',
                right: '12px',
                direction: 'column',
                gap: '3',
              }
            : { display: 'contents' })}
          style={wide ? column : {}}
        >
          <Kept shown={wide || props.showsTable}>
            <Box as="section" aria-label={props.tableLabel} {...(wide ? columnCard : fill)}>
              {props.table}
            </Box>
          </Kept>
          {props.detail ? (
            <Box
              as="aside"
              aria-label={props.detailLabel}
              {...(wide ? columnCard : sheet)}
              css={scrolling}
              style={wide ? detailStyle.wide : detailStyle.narrow}
            >
              {props.detail}
            </Box>
          ) : null}
        </Flex>
        {props.over}
      </Box>
    </Flex>
  );
}
