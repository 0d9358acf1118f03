import { Box, type BoxProps } from '@kavel/ui/core';

/** What floats over the map: a card at a side, on a phone at the top. */
const floating = {
  position: 'absolute',
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  boxShadow: 'floating',
  '& > *': { flexShrink: 0 },
} as const;

/** Distance of floating parts to the edges, and widths of the columns, in pixels. */
export const edge = 12;
export const leftWidth = 328;
export const rightWidth = 372;
/** Height of the head with title, search and panel buttons on a phone. */
export const headHeight = 130;
/** Part of the workspace that a sheet takes on a phone. */
export const sheetShare = 0.52;
/** The same of a panel of the workspace, which can be raised. */
export const panelSheetShare = 0.38;
/** The same when it is raised. */
export const raisedSheetShare = 0.88;

/** Height of a page that the map fills: the window below the top bar. */
export const pageHeight = 'calc(100dvh - 3.5rem)';

/** A page that the map fills. `embedded`: it takes the place that another page has for it. */
export const MapPage = ({ embedded = false, ...props }: BoxProps & { embedded?: boolean }) => (
  <Box
    position="relative"
    minHeight="26rem"
    overflow="hidden"
    bg="ground"
    {...(embedded ? { flex: '1' } : { height: pageHeight })}
    {...props}
  />
);

/** Style of a card at the left, on a phone over the whole width. */
export const leftCard = {
  ...floating,
  borderRadius: 'lg',
  top: '12px',
  left: '12px',
  width: { base: 'calc(100% - 24px)', md: `${leftWidth}px` },
  maxHeight: 'calc(100% - 24px)',
} as const;

export const LeftCard = (props: BoxProps) => <Box {...leftCard} {...props} />;

const rightCard = {
  ...floating,
  borderRadius: 'lg',
  top: '12px',
  right: '12px',
  width: `${rightWidth}px`,
  maxHeight: 'calc(100% - 24px)',
  overflowY: 'auto',
} as const;

/** Style of a panel that comes from below, on a phone. */
export const sheet = {
  ...floating,
  insetInline: 0,
  bottom: 0,
  height: `${sheetShare * 100}%`,
  borderTopRadius: 'lg',
  overflowY: 'auto',
  zIndex: 3,
} as const;

/** A panel that comes from below, on a phone. */
export const Sheet = (props: BoxProps) => <Box as="aside" {...sheet} {...props} />;

/** A card at the right, on a phone a sheet. Its contents keep their state when the window gets narrow or wide. */
export const DetailCard = ({ narrow, ...props }: BoxProps & { narrow: boolean }) => (
  <Box as="aside" {...(narrow ? sheet : rightCard)} {...props} />
);

/** Style of a card in a column of cards. */
export const columnCard = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 50%',
  minHeight: 0,
  minWidth: 0,
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'floating',
  overflow: 'hidden',
} as const;

/** Style of what scrolls below the head of a card. */
export const cardBody = {
  flexShrink: '1 !important',
  minHeight: 0,
  overflowY: 'auto',
  borderTopWidth: '1px',
  borderColor: 'line',
} as const;

export const CardBody = (props: BoxProps) => <Box {...cardBody} {...props} />;
