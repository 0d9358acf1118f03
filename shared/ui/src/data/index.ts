/** Tables and small charts. */
export type { Column, Sorting } from './column';
export { DataTable, type DataTableProps } from './data-table';
export { type Effect, EffectBars } from './effect-bars';
export { type KeyFigure, KeyFigures } from './key-figures';
export { PlainTable, PlainTableFrame, Td, Th } from './plain-table';
export { ProgressBar, type ProgressBarProps } from './progress-bar';
export { RangeBar } from './range-bar';
export { ScrollRegion, type ScrollRegionProps } from './scroll-region';
export { type Share, ShareBar } from './share-bar';
export { ShortAddress, type ShortAddressProps } from './short-address';
export { StatusBadge } from './status-badge';
export { Tabs, type TabsProps } from './tabs';
export { WhenSeen, type WhenSeenProps } from './when-seen';
