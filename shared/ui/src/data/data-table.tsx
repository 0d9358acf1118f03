import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePrinting } from '../core/use-printing';
import type { Column, Sorting } from './column';
import { type Slot, slotsOf } from './slots';
import { sorted } from './sorted';
import { rowHeight, TableFrame } from './table-frame';
import { TableHead } from './table-head';
import { BodyRow } from './table-row';
import { useScrollStop } from './use-scroll-stop';

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selectedKey?: string | null;
  /** Called on a click on a row or Enter; not for an element with `data-apart`, which handles its own events. */
  onSelect?: (row: Row) => void;
  /** Height of the scroll container; without it the page scrolls. */
  maxHeight?: string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Minimum width of all columns together; the table scrolls sideways below it. */
  minWidth?: string;
  /** Total number of rows, when `rows` are those loaded so far. */
  rowCount?: number;
  /** Called when the last rows come into view, to load more. */
  onEndReached?: () => void;
  /** Current sort order, when the rows arrive sorted. */
  sorting?: Sorting | null;
  /** Called with the requested order, when the page sorts the rows. */
  onSort?: (sorting: Sorting | null) => void;
  /** The row that is hovered elsewhere, for example on a map. */
  hoveredKey?: string | null;
  onHover?: (row: Row | null) => void;
  /** Cells are stateless: rows may reuse the elements of rows that left the view. */
  recycled?: boolean;
}

/** Average minimum column width in rem; a narrower screen scrolls sideways. */
const narrowestColumn = 5.5;
/** Width of A4 between the margins, in rem. */
const paperWidth = 42;
/** Rows rendered outside the view on either side: about one turn of a mouse wheel. */
const overscan = 4;
/** Loads more rows when this many remain below the view. */
const rowsAhead = 40;

/** Sum of the columns' minimum widths, in rem. */
function leastWidth<R>(columns: readonly Column<R>[]): number {
  return columns
    .map(({ width }) => Number(/([\d.]+)rem/.exec(width ?? '')?.[1] ?? narrowestColumn))
    .reduce((sum, width) => sum + width, 0);
}

/** Cycles through ascending, descending and unsorted. */
function nextSorting(now: Sorting | null, key: string): Sorting | null {
  if (now?.key !== key) return { key, descending: false };
  return now.descending ? null : { key, descending: true };
}

/** React keys of the rows: their own, or those of recycled elements. */
function useElementKeys(rowKeys: readonly string[], recycled: boolean): readonly (string | number)[] {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  if (!recycled) return rowKeys;
  const unchanged = slots.length === rowKeys.length && slots.every(({ key }, at) => key === rowKeys[at]);
  const current = unchanged ? slots : slotsOf(rowKeys, slots);
  if (current !== slots) setSlots(current);
  return current.map(({ slot }) => slot);
}

/**
 * Virtualised table; prints all rows. Headers sort; arrow keys move through rows; Enter selects; a row that is selected
 * elsewhere scrolls into view.
 */
export function DataTable<R>({
  label,
  columns,
  rows,
  rowKey,
  selectedKey,
  onSelect,
  maxHeight,
  empty,
  minWidth,
  rowCount,
  onEndReached,
  hoveredKey,
  onHover,
  recycled = false,
  ...props
}: DataTableProps<R>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [ownSorting, setOwnSorting] = useState<Sorting | null>(null);
  const sorting = props.onSort ? (props.sorting ?? null) : ownSorting;
  const ordered = useMemo(() => sorted(rows, columns, ownSorting), [rows, columns, ownSorting]);
  const virtualizer = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    // The header covers one row height of the scroll container.
    scrollPaddingEnd: rowHeight,
    initialRect: { width: 800, height: 600 },
  });
  const selectedIndex = useMemo(
    () => (selectedKey == null ? -1 : ordered.findIndex(row => rowKey(row) === selectedKey)),
    [ordered, rowKey, selectedKey],
  );
  const shownKey = useRef<string | null>(null);
  useEffect(() => {
    if (selectedKey == null) shownKey.current = null;
    // Once per selection: later changes of the rows keep the user's scroll position.
    if (selectedIndex < 0 || selectedKey == null || shownKey.current === selectedKey) return;
    shownKey.current = selectedKey;
    virtualizer.scrollToIndex(selectedIndex, { align: 'auto' });
  }, [selectedKey, selectedIndex, virtualizer]);
  // Print cannot scroll: render all rows and columns.
  const printing = usePrinting();
  const isEmpty = rows.length === 0 && Boolean(empty);
  const frame = {
    // The empty state has the visible width.
    minWidth: printing || isEmpty ? undefined : (minWidth ?? `${columns.length * narrowestColumn}rem`),
    zoom: printing ? Math.min(1, paperWidth / leastWidth(columns)) : undefined,
    '--table-columns': columns.map(column => column.width ?? 'minmax(5rem, 1fr)').join(' '),
  } as CSSProperties;

  const items = printing ? ordered.map((_, index) => ({ index, start: 0 })) : virtualizer.getVirtualItems();
  const drawn = items.flatMap(({ index, start: top }) => {
    const row = ordered[index];
    return row === undefined ? [] : [{ row, index, top, key: rowKey(row) }];
  });
  const drawnKeys = drawn.map(({ key }) => key);
  const elementKeys = useElementKeys(drawnKeys, recycled);
  const lastInView = items.at(-1)?.index ?? -1;
  const wantsMore = !printing && rows.length > 0 && lastInView >= rows.length - rowsAhead;
  const endReached = useRef(onEndReached);
  useEffect(() => {
    endReached.current = onEndReached;
  });
  // New rows move the end of the list.
  useEffect(() => {
    if (wantsMore) endReached.current?.();
  }, [wantsMore, rows.length]);

  // Selectable rows are tab stops themselves.
  useScrollStop(scroller, onSelect === undefined || rows.length === 0);

  const { onSort } = props;
  const sortOn = useCallback(
    (key: string) => {
      const next = nextSorting(sorting, key);
      if (onSort) onSort(next);
      else setOwnSorting(next);
    },
    [sorting, onSort],
  );

  return (
    <TableFrame
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={(rowCount ?? rows.length) + 1}
      maxHeight={printing ? undefined : maxHeight}
    >
      <div style={frame}>
        <TableHead columns={columns} sorting={sorting} onSort={sortOn} />
        {isEmpty ? (
          <EmptyRow columnCount={columns.length}>{empty}</EmptyRow>
        ) : (
          <div
            role="rowgroup"
            style={printing ? undefined : { height: virtualizer.getTotalSize(), position: 'relative' }}
          >
            {drawn.map(({ key, ...row }, at) => (
              <BodyRow
                {...row}
                key={elementKeys[at]}
                rowKey={key}
                selected={key === selectedKey}
                hovered={key === hoveredKey}
                columns={columns}
                onSelect={onSelect}
                onHover={onHover}
              />
            ))}
          </div>
        )}
      </div>
    </TableFrame>
  );
}

/** Empty state, with table semantics. */
function EmptyRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: a row of a table that is no grid is not focusable
    <div role="row">
      <div role="cell" aria-colspan={columnCount}>
        {children}
      </div>
    </div>
  );
}
